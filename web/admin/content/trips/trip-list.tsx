import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import {
  LanguagesColumn,
  NameCell,
  PublicationColumn,
  UpdatedColumn,
} from '#admin/frame/list/row-parts.tsx';
import { formatPrice } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';

export function TripListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const types = useQuery(APIS['trip-types'].list({ pageSize: MAX_PAGE_SIZE }));
  const typeName = (id: number) => {
    const type = types.data?.items.find((one) => one.id === id);
    return type ? localize(type, 'name', language) : '';
  };
  return (
    <ListScreen
      api={APIS.trips}
      title={t('content.trips')}
      empty={t('content.trips_empty')}
      nameOf={(trip) => localize(trip, 'name', language)}
      states={['draft', 'published', 'scheduled']}
      canPublish
      canDuplicate
      filters={
        <SearchSelect
          name="type"
          label={t('content.trip_type')}
          all={t('content.all_types')}
          options={types.data?.items.map((type) => [type.id, localize(type, 'name', language)])}
        />
      }
    >
      {(trip) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault isWide>
            <AdminLink
              to={`/trips/details/${trip.id}`}
              className="block rounded-lg hover:underline"
            >
              <NameCell
                image={trip.image}
                name={localize(trip, 'name', language)}
                note={typeName(trip.tripTypeId)}
              />
            </AdminLink>
          </Column>
          <PublicationColumn {...trip} />
          <LanguagesColumn row={trip} fields={['name', 'description']} />
          <Column title={t('field.price')} sort="price" isNumber>
            {trip.price === null ? '' : formatPrice(trip.price, trip.currency, language)}
          </Column>
          <UpdatedColumn at={trip.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
