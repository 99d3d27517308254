import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminKey, AdminPath } from '#admin/frame/behaviour/paths.ts';
import { Panel } from '#admin/frame/panel.tsx';
import type { OwnerTask } from '#contract/admin/owner-tasks.ts';

/** Where each task is done: a field of the settings unless it has a screen of its own. */
const TASKS: Record<OwnerTask, { label: AdminKey; to?: AdminPath; field?: string }> = {
  legalName: { label: 'settings.legal_name' },
  taxId: { label: 'settings.tax_id' },
  commercialRegister: { label: 'settings.commercial_register' },
  supervisoryAuthority: { label: 'settings.supervisory_authority' },
  travelLicence: { label: 'settings.travel_licence' },
  transportLicence: { label: 'settings.transport_licence' },
  address: { label: 'tasks.address', field: 'street' },
  email: { label: 'tasks.email' },
  phone: { label: 'tasks.phone' },
  whatsapp: { label: 'tasks.whatsapp' },
  basketHolds: { label: 'tasks.basket_holds' },
  isLegalChecked: { label: 'settings.legal_checked' },
  mailDriver: { label: 'tasks.mail', to: '/email-settings' },
};

/** What the owner has not entered or done yet, each with a link to its field; nothing once all is done. */
export function TasksPanel({ tasks }: { tasks: readonly OwnerTask[] }) {
  const { t } = useTranslation('admin-area');
  if (tasks.length === 0) return null;
  return (
    <div className="mt-6">
      <Panel title={t('tasks.title')}>
        <p className="text-stone">{t('tasks.text')}</p>
        <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 xl:grid-cols-1">
          {tasks.map((task) => {
            const { label, to, field = task } = TASKS[task];
            return (
              <li key={task} className="flex items-start gap-2">
                <span aria-hidden="true" className="py-2 text-terracotta-600">
                  ☐
                </span>
                <AdminLink
                  to={to ?? '/settings'}
                  {...(!to && { hash: field })}
                  className="min-w-0 py-2 font-semibold wrap-anywhere text-sea-700 underline underline-offset-4"
                >
                  {t(label)}
                </AdminLink>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
