import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminPath } from '#admin/frame/behaviour/paths.ts';
import { Panel } from '#admin/frame/panel.tsx';
import { OWNER_TASK_WORDS, type OwnerTask } from '#contract/admin/owner-tasks.ts';

/** Where a task is done that is no field of the settings of its name. */
const PLACES: { [Task in OwnerTask]?: { to?: AdminPath; field?: string } } = {
  address: { field: 'street' },
  mailDriver: { to: '/email-settings' },
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
            const { to, field = task } = PLACES[task] ?? {};
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
                  {t(OWNER_TASK_WORDS[task])}
                </AdminLink>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}
