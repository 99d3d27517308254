import { useTranslation } from 'react-i18next';
import { ListScreen } from '#admin/list-screen.tsx';
import { Cell, Head, SortHead } from '#admin/list-table.tsx';
import { NameCell, UpdatedAt } from '#admin/row-parts.tsx';
import { SearchSelect } from '#admin/search-select.tsx';
import { StateBadge } from '#admin/state-badge.tsx';
import { formatPhone } from '#contract/phone.ts';
import { telUrl } from '#contract/phone-links.ts';
import { driversApi } from './drivers-api.ts';

export function DriverListScreen() {
  const { t } = useTranslation('admin');
  return (
    <ListScreen
      api={driversApi}
      title={t('drivers.title')}
      empty={t('drivers.empty')}
      newPath="/transfers/drivers/new"
      editPath={({ id }) => `/transfers/drivers/edit/${id}`}
      nameOf={({ name }) => name}
      filters={(tools) =>
        tools.search.status !== 'trash' && (
          <SearchSelect {...tools} name="status" label={t('drivers.which')}>
            <option value="">{t('drivers.all')}</option>
            <option value="active">{t('drivers.only_active')}</option>
            <option value="inactive">{t('drivers.only_inactive')}</option>
          </SearchSelect>
        )
      }
      head={(tools) => (
        <>
          <SortHead {...tools} name="name" isDefault>
            {t('field.name')}
          </SortHead>
          <Head>{t('mail.label.phone')}</Head>
          <Head>{t('mail.label.vehicle')}</Head>
          <Head>{t('field.status')}</Head>
          <SortHead {...tools} name="updated">
            {t('field.updated')}
          </SortHead>
        </>
      )}
      row={(driver) => (
        <>
          <Cell>
            <NameCell name={driver.name} />
          </Cell>
          <Cell>
            <a
              href={telUrl(driver.phone)}
              className="inline-flex min-h-11 items-center whitespace-nowrap text-sea-700 underline underline-offset-4 md:min-h-0"
            >
              {formatPhone(driver.phone)}
            </a>
          </Cell>
          <Cell isWide>{[driver.vehicle, driver.plate].filter(Boolean).join(' · ')}</Cell>
          <Cell>
            <StateBadge state={driver.isActive ? { label: 'drivers.active', tone: 'good' } : { label: 'drivers.inactive', tone: 'over' }} />
          </Cell>
          <Cell>
            <UpdatedAt at={driver.updatedAt} />
          </Cell>
        </>
      )}
    />
  );
}
