import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ListScreen } from '#admin/frame/list/list-screen.tsx';
import { Column } from '#admin/frame/list/list-table.tsx';
import { NameCell, StateColumn, UpdatedColumn } from '#admin/frame/list/row-parts.tsx';

/** Layouts of senders, made of their mails. */
export function SaleTemplateListScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <ListScreen
      api={APIS['sale-templates']}
      title={t('sales.templates')}
      empty={t('sales.template.empty')}
      nameOf={({ name }) => name}
    >
      {(template) => (
        <>
          <Column title={t('field.name')} sort="name" isDefault>
            <NameCell name={template.name} />
          </Column>
          <Column title={t('sales.template.sender')}>
            <span className="break-all">{template.sender}</span>
          </Column>
          <StateColumn
            state={
              template.isActive
                ? { label: 'drivers.active', tone: 'good' }
                : { label: 'drivers.inactive', tone: 'over' }
            }
          />
          <UpdatedColumn at={template.updatedAt} />
        </>
      )}
    </ListScreen>
  );
}
