import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import type { AdminKey, AdminPath } from '#admin/frame/behaviour/paths.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { todayQuery } from '#admin/frame/days/today.api.ts';
import { TASKS } from '#admin/frame/orders/item-states.ts';
import { clashesQuery } from '#admin/orders/resources/clashes.api.ts';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { TASK_COUNT_LIMIT } from '#contract/orders/order-list.ts';

type Task = {
  label: AdminKey;
  count: number;
  to: AdminPath;
  search?: Record<string, unknown>;
  isUrgent?: boolean;
};

/** What waits for the firm, each with the list where it is done. */
export function TodayTasks({ failedMails, clashes }: { failedMails: number; clashes: number }) {
  const { t } = useTranslation('admin-area');
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const { sees } = useRights();
  const { data } = useQuery(todayQuery);
  const { items = [], transfers = [], crew = [] } = useQuery(clashesQuery).data ?? {};
  const ofResources = items.length + transfers.length + crew.length;
  if (!data) return null;
  const { short, counts } = data;
  const { answer, collect, tell, messages, calendars, sales, fullSales } = counts;
  const tasks: Task[] = [
    {
      label: 'today.clashes',
      count: clashes,
      to: '/calendar',
      search: { span: 'day' },
      isUrgent: true,
    },
    {
      ...{ label: 'today.resource_clashes', count: ofResources, to: '/resources' },
      isUrgent: true,
    },
    {
      ...{ label: 'today.short', count: short.length, isUrgent: true },
      ...{ to: '/calendar', search: { span: 'day', day: short[0]?.date } },
    },
    ...(
      [
        ['answer', answer],
        ['tell', tell],
        ['collect', collect],
      ] as const
    ).map(([task, count]) => ({
      ...{ label: TASKS[task].label, count, to: '/orders' as const, search: { task } },
      isUrgent: task === 'tell',
    })),
    { label: 'messages.title', count: messages, to: '/messages', search: { status: 'new' } },
    { label: 'sales.title', count: sales, to: '/sales', isUrgent: fullSales > 0 },
    { label: 'today.calendars', count: calendars, to: '/resources', isUrgent: true },
    {
      ...{ label: 'today.failed_mails', count: failedMails },
      ...{ to: '/email-settings/outbox', search: { status: 'failed' }, isUrgent: true },
    },
  ];
  const open = tasks.filter(({ count, to }) => count > 0 && sees(to));
  if (open.length === 0) return <p className="mt-6 text-stone">{t('today.all_done')}</p>;
  return (
    <ul aria-label={t('today.tasks')} className="mt-6 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
      {open.map(({ label, count, to, search, isUrgent }) => (
        <li key={label} className="flex">
          <AdminLink
            to={to}
            {...(search && { search })}
            className={`flex min-h-14 min-w-0 grow items-center gap-3 rounded-2xl border-l-8 bg-white px-4 py-2 font-semibold max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:px-3 max-sm:text-sm text-deep-900 shadow-card hover:shadow-lifted ${isUrgent ? 'border-danger' : 'border-sun'}`}
          >
            <span className="text-3xl font-semibold tabular-nums text-terracotta-700">
              {format.format(count)}
              {count >= TASK_COUNT_LIMIT && '+'}
            </span>
            <span className="max-w-full min-w-0 break-words hyphens-auto">{t(label)}</span>
          </AdminLink>
        </li>
      ))}
    </ul>
  );
}
