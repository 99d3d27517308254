import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { TrashNotice } from '#admin/frame/editor/panels/trash-notice.tsx';
import { LanguageDots, PublicationBadge } from '#admin/frame/list/row-parts.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useScreenTitle } from '#admin/frame/screen-head.tsx';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { pictureUrl } from '#base/ui/pictures/picture-url.ts';
import type { EditedRow } from '#contract/admin/crud.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripInput } from '#contract/trips/trips.ts';

/** Read-only view of a trip. */
export function TripDetailsScreen() {
  const { t } = useTranslation('admin-area');
  const { id = '' } = useParams({ strict: false });
  const query = useQuery({ ...APIS.trips.one(id), staleTime: 0 });
  const { data } = query;
  const language = useLanguage();
  useScreenTitle(data ? localize(data, 'name', language) : t('content.trips'));
  return data ? (
    <Details trip={data} />
  ) : (
    <RowState query={query} listPath="/trips" listTitle={t('content.trips')} />
  );
}

function Details({ trip }: { trip: EditedRow<TripInput> }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const client = useQueryClient();
  const isInTrash = trip.deletedAt !== null;
  const facts = [
    [t('field.status'), <PublicationBadge key="status" {...trip} />],
    [
      t('field.languages'),
      <LanguageDots key="languages" row={trip} fields={['name', 'description']} />,
    ],
    [t('trip.price'), trip.price === null ? '—' : formatPrice(trip.price, trip.currency, language)],
    [t('trip.location'), localize(trip, 'location', language)],
    [t('trip.duration'), localize(trip, 'duration', language)],
    [t('trip.max_people'), trip.maxPeople ?? '—'],
    [t('trip.min_age'), trip.minAge ?? '—'],
    [t('field.updated'), `${formatInstant(trip.updatedAt, language)} · v${trip.version}`],
  ] as const;
  return (
    <>
      <ParentLink to="/trips" label={t('content.trips')} />
      <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-3xl break-words">{localize(trip, 'name', language)}</h1>
        <div className="flex flex-wrap gap-3">
          {!isInTrash && trip.status === 'published' && (
            <NewTabLink
              href={`/${language}/trips/${trip.id}-${trip.slug}`}
              className={buttonClass('quiet')}
              label={t('list.view')}
            />
          )}
          <ButtonLink to={`/trips/edit/${trip.id}`} look="sea" label={t('list.edit')} />
        </div>
      </div>
      {isInTrash && (
        <TrashNotice
          api={APIS.trips}
          id={trip.id}
          onRestored={(row) => client.setQueryData(APIS.trips.one(trip.id).queryKey, row)}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="space-y-6">
          {trip.image && (
            <img
              src={pictureUrl(trip.image, { width: 724 })}
              alt=""
              className="aspect-4/3 w-full rounded-card object-cover"
            />
          )}
          <Panel title={t('trip.facts')}>
            <dl className="space-y-3">
              {facts.map(([label, value]) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-stone">{label}</dt>
                  <dd className="font-semibold text-deep-900">{value}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
        <div className="space-y-6">
          {LANGUAGES.map((code) => (
            <Panel key={code} title={LANGUAGE_LABELS[code]}>
              <div lang={code}>
                <p className="font-semibold text-deep-900">
                  {trip.translations.name?.[code] ?? t('translate.missing')}
                </p>
                <p className="mt-2 whitespace-pre-line">
                  {trip.translations.description?.[code] ?? t('translate.missing')}
                </p>
              </div>
            </Panel>
          ))}
        </div>
      </div>
    </>
  );
}
