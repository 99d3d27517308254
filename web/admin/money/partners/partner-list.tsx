import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, StateColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { formatCommission } from '#admin/frame/orders/commission.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { KINDS } from './partner-words.ts';

export function PartnerListScreen() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  return (
    <ListScreen
      api={APIS.partners}
      title={t('partners.title')}
      empty={t('partners.empty')}
      nameOf={({ name }) => name}
      filters={
        search.status !== 'trash' && (
          <SearchSelect
            name="status"
            label={t('partners.which')}
            all={t('partners.all')}
            options={[
              ['active', t('partners.only_active')],
              ['inactive', t('partners.only_inactive')],
            ]}
          />
        )
      }
    >
      {({ id, name, slug, kind, tripCommissionBp, transferCommissionBp, isActive, updatedAt }) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault>
            <NameCell name={name} />
            <span className="text-sm text-stone">
              {t(KINDS[kind])} · ?p={slug}
            </span>
          </Column>
          <Column title={t('partners.commissions')} isWide hasLabel>
            <span className="whitespace-nowrap">
              {[tripCommissionBp, transferCommissionBp]
                .map((bp) => formatCommission(bp, language))
                .join(' · ')}
            </span>
          </Column>
          <Column title={t('partners.to_statements')}>
            <TextLink
              to={`/partners/${id}`}
              className="inline-flex min-h-11 items-center md:min-h-8"
              label={t('partners.to_statements')}
              of={name}
            />
          </Column>
          <StateColumn
            state={
              isActive
                ? { label: 'partners.active', tone: 'good' }
                : { label: 'partners.inactive', tone: 'over' }
            }
          />
          <UpdatedColumn at={updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
