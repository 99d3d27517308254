import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { placesApi, zonesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, UpdatedAt } from '#admin/row-parts.tsx';
import { SearchSelect } from '#admin/search-select.tsx';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { PLACE_KINDS } from '#contract/transfers.ts';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { PLACE_KIND_LABELS } from './place-kinds.ts';

export function PlaceListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: zones } = useQuery(zonesApi.list({ pageSize: MAX_PAGE_SIZE, sort: 'order' }));
  const zoneName = (id: number | null) => {
    const zone = zones?.items.find((one) => one.id === id);
    return zone ? localize(zone, 'name', language) : '';
  };
  return (
    <ListScreen
      api={placesApi}
      title={t('places.title')}
      empty={t('places.empty')}
      newPath="/transfers/places/new"
      editPath={({ id }) => `/transfers/places/edit/${id}`}
      nameOf={(place) => localize(place, 'name', language)}
      canDuplicate
      filters={(tools) => (
        <>
          <SearchSelect {...tools} name="kind" label={t('places.kind')}>
            <option value="">{t('places.all_kinds')}</option>
            {PLACE_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(PLACE_KIND_LABELS[kind])}
              </option>
            ))}
          </SearchSelect>
          <SearchSelect {...tools} name="zone" label={t('prices.zone')}>
            <option value="">{t('places.all_zones')}</option>
            {zones?.items.map((zone) => (
              <option key={zone.id} value={zone.id}>
                {localize(zone, 'name', language)}
              </option>
            ))}
          </SearchSelect>
        </>
      )}
      head={(tools) => (
        <>
          <SortHead {...tools} name="name" isDefault>
            {t('field.name')}
          </SortHead>
          <SortHead {...tools} name="kind">
            {t('places.kind')}
          </SortHead>
          <Head>{t('prices.zone')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(place) => (
        <>
          <Cell isWide>
            <NameCell name={localize(place, 'name', language)} note={place.aliases.join(', ')} />
          </Cell>
          <Cell>{t(PLACE_KIND_LABELS[place.kind])}</Cell>
          <Cell>{zoneName(place.zoneId)}</Cell>
          <Cell>
            <LanguageDots row={place} fields={['name']} />
          </Cell>
          <Cell>
            <UpdatedAt at={place.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
