import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { SearchSelect } from '#admin/frame/fields/options.tsx';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, StateColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { telUrl } from '#contract/people/phone-links.ts';

export function DriverListScreen() {
  const { t } = useTranslation('admin-area');
  const { search } = useListSearch();
  return (
    <ListScreen
      api={APIS.drivers}
      title={t('drivers.title')}
      empty={t('drivers.empty')}
      nameOf={({ name }) => name}
      filters={
        search.status !== 'trash' && (
          <SearchSelect
            name="status"
            label={t('drivers.which')}
            all={t('drivers.all')}
            options={[
              ['active', t('drivers.only_active')],
              ['inactive', t('drivers.only_inactive')],
            ]}
          />
        )
      }
    >
      {(driver) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault>
            <NameCell name={driver.name} />
          </Column>
          <Column title={t('mail.label.phone')}>
            <a
              href={telUrl(driver.phone)}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-sea-700 underline underline-offset-4 md:min-h-0"
            >
              {formatPhone(driver.phone)}
            </a>
          </Column>
          <Column title={t('mail.label.vehicle')} isWide>
            {[driver.vehicle, driver.plate].filter(Boolean).join(' · ')}
          </Column>
          <StateColumn
            state={
              driver.isActive
                ? { label: 'drivers.active', tone: 'good' }
                : { label: 'drivers.inactive', tone: 'over' }
            }
          />
          <UpdatedColumn at={driver.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
