import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { formatDate } from '#admin/frame/behaviour/dates.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, StateColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';

/** Discount codes, and how often each was used. */
export function CodeListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  return (
    <ListScreen
      api={APIS.codes}
      title={t('codes.title')}
      empty={t('codes.empty')}
      nameOf={({ code }) => code}
      canDuplicate
      filters={
        search.status !== 'trash' && (
          <SearchSelect
            name="status"
            label={t('codes.which')}
            all={t('codes.all')}
            options={[
              ['active', t('codes.only_active')],
              ['inactive', t('codes.only_inactive')],
            ]}
          />
        )
      }
    >
      {(row) => (
        <>
          <Column title={t('codes.code')} sort="code" isDefault isWide>
            <NameCell name={row.code} note={row.name} isCode />
          </Column>
          <Column title={t('codes.discount')} isNumber>
            {row.percent === null
              ? formatCents(row.cents ?? 0, 'EUR', language)
              : t('codes.percent_off', { percent: row.percent })}
          </Column>
          <Column title={t('codes.uses')} hasLabel>
            <span className="whitespace-nowrap">
              {row.maxUses === null
                ? row.uses
                : t('codes.uses_of', { uses: row.uses, most: row.maxUses })}
            </span>
          </Column>
          <Column title={t('codes.ends_on')} sort="endsOn" hasLabel>
            {row.endsOn && formatDate(row.endsOn, language)}
          </Column>
          <StateColumn
            state={
              row.isActive
                ? { label: 'codes.active', tone: 'good' }
                : { label: 'codes.inactive', tone: 'over' }
            }
          />
          <UpdatedColumn at={row.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
