import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ListSearch } from '#admin/frame/behaviour/resource-api.ts';
import { ButtonLink } from '#admin/frame/button.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { liveList } from '#admin/frame/inbox/live-query.ts';
import { type TabChoice, TabChoices } from '#admin/frame/inbox/tab-choices.tsx';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { EmptyList, ListTable } from '#admin/frame/list/list-table.tsx';
import { ListTools } from '#admin/frame/list/list-tools.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { TASKS } from '#admin/frame/orders/item-states.ts';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { apiPath } from '#base/api/api-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { ORDER_TASKS, type OrderList, TASK_COUNT_LIMIT } from '#contract/orders/order-list.ts';
import { OrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';

const ASKED = [
  ...['q', 'task', 'status', 'kind', 'paid', 'day', 'from', 'to'],
  ...['partner', 'source', 'sort', 'page'],
];

/** What is looked for by day, words or status is among all orders, and so are gift vouchers; otherwise the list begins with what is ahead. */
const usualTask = ({ q, kind, status, day, from, to }: ListSearch) =>
  q || kind === 'voucher' || status || day || from || to ? 'all' : 'coming';

type TaskTabsProps = { counts: OrderList['counts']; usual: string };

/** Tabs by what must be done. */
function TaskTabs({ counts: { tasks }, usual }: TaskTabsProps) {
  const { t } = useTranslation('admin-area');
  const tabs: TabChoice[] = [
    ...ORDER_TASKS.map((task) => {
      const count = tasks[task] ?? 0;
      const { label, tone } = TASKS[task];
      return {
        ...{ value: task, text: t(label), count, isAtLeast: count >= TASK_COUNT_LIMIT },
        isUrgent: tone === 'open' || tone === 'bad',
      };
    }),
    { value: 'all', text: t('inbox.all') },
  ];
  return <TabChoices name="task" legend={t('orders.tasks')} tabs={tabs} usual={usual} />;
}

/** All orders, by what must be done and by day of travel; all of its state is in the URL. */
export function OrdersScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const usual = usualTask(search);
  const task = search.task ?? usual;
  const asked = Object.fromEntries(ASKED.map((name) => [name, search[name]]));
  const wanted: ListSearch = { ...asked, task: task === 'all' ? undefined : task };
  const query = useQuery({
    ...liveList<OrderList>('/api/admin/orders', wanted),
    placeholderData: (previous) => previous,
  });
  const { data } = query;
  const exported = apiPath(
    '/api/admin/orders/export.csv',
    {},
    { ...wanted, page: undefined, lang: useLanguage() },
  );
  return (
    <>
      <ScreenHead title={t('orders.title')}>
        <ButtonLink look="sea" to="/orders/new" label={t('orders.new')} />
        <ButtonLink to="/calendar" label={t('menu.calendar')} />
        <FileLink href={exported} className={buttonClass('quiet')}>
          {t('inbox.export')}
        </FileLink>
      </ScreenHead>
      <ListTools hasTrash={false} isFetching={query.isFetching}>
        <OrderFilters counts={data?.counts} />
      </ListTools>
      {data && <TaskTabs counts={data.counts} usual={usual} />}
      <QueryState query={query} />
      {data?.items.length === 0 && (
        <EmptyList
          isFiltered={Object.values(asked).some((value) => value !== undefined)}
          text={t('orders.empty')}
        />
      )}
      {data && (
        <ListTable label={t('orders.title')} rows={data.items}>
          {(order) => <OrderColumns order={order} />}
        </ListTable>
      )}
      {data && <ListPaging {...data} onPage={(page) => set({ page })} />}
    </>
  );
}
