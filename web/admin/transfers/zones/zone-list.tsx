import { useTranslation } from 'react-i18next';
import { zonesApi } from '#admin/content-apis.ts';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { LanguageDots, NameCell, SortOrder, UpdatedAt } from '#admin/row-parts.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import { localize } from '#contract/translation.ts';
import { useLanguage } from '#i18n/page-language.tsx';

export function ZoneListScreen() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <ListScreen
      api={zonesApi}
      title={t('zones.title')}
      empty={t('zones.empty')}
      newPath="/transfers/zones/new"
      editPath={({ id }) => `/transfers/zones/edit/${id}`}
      nameOf={(zone) => localize(zone, 'name', language)}
      canDuplicate
      head={(tools) => (
        <>
          <SortHead {...tools} name="name">
            {t('field.name')}
          </SortHead>
          <SortHead {...tools} name="minutes">
            {t('zones.from_airport')}
          </SortHead>
          <Head>{t('zones.page')}</Head>
          <Head>{t('field.languages')}</Head>
          <SortHead {...tools} name="order" isDefault>
            {t('field.order')}
          </SortHead>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(zone) => (
        <>
          <Cell isWide>
            <NameCell name={localize(zone, 'name', language)} note={zone.slug} />
          </Cell>
          <Cell>
            <span className="whitespace-nowrap">{t('zones.minutes_km', { minutes: zone.minutes, km: zone.km })}</span>
          </Cell>
          <Cell>
            <StateBadge state={zone.hasPage ? { label: 'zones.with_page', tone: 'good' } : { label: 'zones.without_page', tone: 'over' }} />
          </Cell>
          <Cell>
            <LanguageDots row={zone} fields={['name']} />
          </Cell>
          <Cell>
            <SortOrder order={zone.sortOrder} />
          </Cell>
          <Cell>
            <UpdatedAt at={zone.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
