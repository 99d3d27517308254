import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { LanguagesColumn, NameCell, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import { MAX_PAGE_SIZE } from '#contract/paging.ts';
import { PLACE_KINDS } from '#contract/transfers/transfers.ts';

export function PlaceListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { data: zones } = useQuery(
    APIS['transfer-zones'].list({ pageSize: MAX_PAGE_SIZE, sort: 'order' }),
  );
  const zoneName = (id: number | null) => {
    const zone = zones?.items.find((one) => one.id === id);
    return zone ? localize(zone, 'name', language) : '';
  };
  return (
    <ListScreen
      api={APIS['transfer-places']}
      title={t('places.title')}
      empty={t('places.empty')}
      nameOf={(place) => localize(place, 'name', language)}
      canDuplicate
      filters={
        <>
          <SearchSelect
            name="kind"
            label={t('places.kind')}
            all={t('places.all_kinds')}
            options={PLACE_KINDS.map((kind) => [kind, t(`place.kind_${kind}`)])}
          />
          <SearchSelect
            name="zone"
            label={t('prices.zone')}
            all={t('places.all_zones')}
            options={zones?.items.map((zone) => [zone.id, localize(zone, 'name', language)])}
          />
        </>
      }
    >
      {(place) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault isWide>
            <NameCell name={localize(place, 'name', language)} note={place.aliases.join(', ')} />
          </Column>
          <Column title={t('places.kind')} sort="kind">
            {t(`place.kind_${place.kind}`)}
          </Column>
          <Column title={t('prices.zone')}>{zoneName(place.zoneId)}</Column>
          <LanguagesColumn row={place} fields={['name']} />
          <UpdatedColumn at={place.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
