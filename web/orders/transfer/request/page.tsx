import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { latePart } from '#base/ui/parts/near-part.tsx';
import { CardSkeletons } from '#base/ui/sections/card-skeletons.tsx';
import { PageHeader } from '#base/ui/sections/page-header.tsx';
import { LoadError } from '#base/ui/sections/section-states.tsx';
import { placesQuery, requestQueries, rulesQuery, vehiclesQuery } from '../transfers.queries.ts';
import { RequestForm } from './form.tsx';
import { openingQuery } from './opening.ts';
import { requestSearch } from './search.ts';

function Request() {
  const { t } = useTranslation('airport-transfers');
  const search = requestSearch(useSearch({ from: '/layout/airport-transfers/request' }));
  const language = useLanguage();
  const places = useQuery(placesQuery(language));
  const vehicles = useQuery(vehiclesQuery(language));
  const rules = useQuery(rulesQuery);
  const { data: opening } = useQuery(openingQuery);
  return (
    <>
      <PageHeader
        title={t('request.title')}
        text={t('request.text')}
        crumbs={[
          { name: t('crumb.transfers'), to: '/airport-transfers' },
          { name: t('request.open') },
        ]}
      />
      <div className="container-page pt-8 lg:py-14">
        {places.data && vehicles.data && rules.data && opening ? (
          <RequestForm
            places={places.data}
            vehicles={vehicles.data}
            rules={rules.data}
            search={search}
            opening={opening}
          />
        ) : places.isError || vehicles.isError || rules.isError ? (
          <LoadError
            onRetry={() => Promise.all([places.refetch(), vehicles.refetch(), rules.refetch()])}
          />
        ) : (
          <CardSkeletons />
        )}
      </div>
    </>
  );
}

/** With the texts of all its steps, which the server renders for browsers without scripts. */
export const RequestPage = latePart(Request, {
  texts: ['airport-transfers'],
  queries: requestQueries,
  frame: { className: 'contents' },
});
