import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdminLink } from '#admin/frame/admin-link.tsx';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button, ButtonLink } from '#admin/frame/button.tsx';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { TabChoices } from '#admin/frame/inbox/tab-choices.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { ListPaging } from '#admin/frame/list/list-paging.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { QueryState } from '#admin/frame/loading.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { NoResults } from '#base/ui/sections/section-states.tsx';
import { SALE_STATES, type SaleItem } from '#contract/sales/sales.ts';
import { FAULT_LABELS, KIND_LABELS, RESULT_LABELS, STATE_LABELS } from './sale-labels.ts';
import { pasteSale, saleListQuery, TOUCHED } from './sales.api.ts';

/** What was shared from another app on the telephone (`share_target` of the manifest). */
const sharedText = ({ title, text, url }: Record<string, unknown>) =>
  [title, text, url].filter((part) => typeof part === 'string' && part !== '').join('\n');

function PasteForm() {
  const { t } = useTranslation('admin-area');
  const go = useGo();
  const touch = useTouch();
  const { search } = useListSearch();
  const [text, setText] = useState(() => sharedText(search));
  const { mutate, isPending } = useAction({
    mutationFn: () => pasteSale(text),
    onSuccess: ({ id }) => {
      void touch(...TOUCHED);
      void go(`/sales/${id}`);
    },
  });
  return (
    <form
      className="mb-8 space-y-3 rounded-card bg-white p-5 shadow-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) mutate();
      }}
    >
      <AreaField
        label={t('sales.paste')}
        hint={t('sales.paste_hint')}
        rows={text ? 8 : 3}
        value={text}
        onChange={setText}
      />
      <Button type="submit" look="sea" label={t('sales.read')} isBusy={isPending} />
    </form>
  );
}

function Message({ item }: { item: SaleItem }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { id, subject, excerpt, faults, result, partner, sender, senderName, state } = item;
  const isLoud = faults.includes('full');
  return (
    <li
      className={`rounded-card bg-white p-4 shadow-card ${isLoud && state === 'open' ? 'ring-2 ring-danger' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StateBadge state={KIND_LABELS[item.kind]} />
        {isLoud && state === 'open' && (
          <StateBadge state={{ label: 'sales.fault.full', tone: 'bad' }} />
        )}
        <AdminLink
          to={`/sales/${id}`}
          className="min-w-0 font-semibold break-words text-deep-900 underline decoration-deep-800/30 underline-offset-4 hover:decoration-deep-800"
        >
          {subject || excerpt.split('\n')[0] || t('sales.original')}
        </AdminLink>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-stone">
        <span className="min-w-0 break-words">
          {partner?.name ?? (senderName || sender || t('sales.pasted'))}
        </span>
        <span>{formatInstant(item.receivedAt, language)}</span>
        {item.reference && <span className="break-all">{item.reference}</span>}
      </p>
      {state === 'open' && faults.length > 0 && (
        <ul className="mt-2 text-sm font-semibold text-terracotta-800">
          {faults.map((fault) => (
            <li key={fault}>{t(FAULT_LABELS[fault])}</li>
          ))}
        </ul>
      )}
      {result && <p className="mt-2 text-sm text-sea-800">{t(RESULT_LABELS[result])}</p>}
    </li>
  );
}

/** Mails and messages about sales and questions: pasted here or forwarded, and what waits for the firm. */
export function SalesScreen() {
  const { t } = useTranslation('admin-area');
  const { search, set } = useListSearch();
  const { page = 1, state, q } = search as { page?: number; state?: string; q?: string };
  const query = useQuery(saleListQuery({ page, state, q }));
  const { data } = query;
  return (
    <>
      <ScreenHead title={t('sales.title')} text={t('sales.hint')} className="mb-6">
        <ButtonLink to="/sales/templates" label={t('sales.templates')} />
        <ButtonLink to="/sales/closings" label={t('sales.at_partners')} />
      </ScreenHead>
      <PasteForm />
      <TabChoices
        name="state"
        legend={t('sales.title')}
        usual="open"
        tabs={[
          ...SALE_STATES.map((value) => ({
            value,
            text: t(STATE_LABELS[value]),
            ...(value === 'open' && data && { count: data.open, isUrgent: true }),
          })),
          { value: 'all', text: t('sales.state.all') },
        ]}
      />
      {!data && <QueryState query={query} />}
      {data && data.items.length === 0 && (
        <NoResults>{t(state && state !== 'open' ? 'sales.empty_all' : 'sales.empty')}</NoResults>
      )}
      {data && (
        <>
          <ul className="space-y-3">
            {data.items.map((item) => (
              <Message key={item.id} item={item} />
            ))}
          </ul>
          <ListPaging {...data} onPage={(next) => set({ page: next })} />
        </>
      )}
    </>
  );
}
