import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/admin-link.tsx';
import { tripsApi, tripTypesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, PublicationBadge, UpdatedAt } from '#admin/row-parts.tsx';
import { SearchSelect } from '#admin/search-select.tsx';
import { formatPrice } from '#content/format.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';

export function TripListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const types = useQuery(tripTypesApi.list({ pageSize: MAX_PAGE_SIZE }));
  const typeName = (id: number) => {
    const type = types.data?.items.find((one) => one.id === id);
    return type ? localize(type, 'name', language) : '';
  };
  return (
    <ListScreen
      api={tripsApi}
      title={t('content.trips')}
      empty={t('content.trips_empty')}
      newPath="/trips/new"
      editPath={({ id }) => `/trips/edit/${id}`}
      nameOf={({ name }) => name}
      states={['draft', 'published', 'scheduled']}
      canPublish
      canDuplicate
      filters={(tools) => (
        <SearchSelect {...tools} name="type" label={t('content.trip_type')}>
          <option value="">{t('content.all_types')}</option>
          {types.data?.items.map((type) => (
            <option key={type.id} value={type.id}>
              {localize(type, 'name', language)}
            </option>
          ))}
        </SearchSelect>
      )}
      head={(tools) => (
        <>
          <SortHead {...tools} name="name" isDefault>
            {t('field.name')}
          </SortHead>
          <Head>{t('field.status')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="price">
            {t('field.price')}
          </SortHead>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(trip) => (
        <>
          <Cell isWide>
            <AdminLink to={`/trips/details/${trip.id}`} className="block rounded-lg hover:underline">
              <NameCell image={trip.image} name={trip.name} note={typeName(trip.tripTypeId)} />
            </AdminLink>
          </Cell>
          <Cell>
            <PublicationBadge {...trip} />
          </Cell>
          <Cell>
            <LanguageDots row={trip} fields={['name', 'description']} />
          </Cell>
          <Cell>{trip.price === null ? '' : formatPrice(trip.price, trip.currency, language)}</Cell>
          <Cell>
            <UpdatedAt at={trip.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
