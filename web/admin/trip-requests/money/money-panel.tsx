import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { liveRecord } from '#admin/inbox/live-query.ts';
import { Panel } from '#admin/panel.tsx';
import { useAction } from '#admin/use-action.ts';
import { formatCents } from '#content/format.ts';
import type { RefundRow, SubjectLedger } from '#contract/money/ledger.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { ledgerPath, payLink, tickRefund } from './money.api.ts';
import { KINDS, METHODS, REFUNDS } from './money-words.ts';
import { PaymentForm } from './payment-form.tsx';

type Show = (ledger: SubjectLedger) => void;

/** A refund that is not done: its state, and a tick when the firm pays it itself. */
function OpenRefund({ id, refund, onDone }: { id: string; refund: RefundRow; onDone: Show }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const tick = useAction({ mutationFn: () => tickRefund(id, refund.id, 'transfer'), onSuccess: onDone });
  const isOurs = refund.status === 'by_hand' || refund.status === 'failed';
  return (
    <li className="space-y-2 border-t border-sand-300 pt-3">
      <p className="flex justify-between gap-4">
        <span>{t(REFUNDS[refund.status])}</span>
        <span className="tabular-nums">{formatCents(refund.cents, 'EUR', language)}</span>
      </p>
      {isOurs && <Button label={t('money.tick')} isBusy={tick.isPending} onClick={() => tick.mutate()} />}
    </li>
  );
}

function CopyLink({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const copy = useAction({
    mutationFn: async () => navigator.clipboard.writeText((await payLink(id)).url),
    onSuccess: () => addToast({ title: t('copy.copied') }),
  });
  return <Button label={t('money.link')} isBusy={copy.isPending} onClick={() => copy.mutate()} />;
}

/** A booking's money: what is owed and was paid, payments by hand, refunds to tick, and a link to pay. */
export function MoneyPanel({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(liveRecord<SubjectLedger>(ledgerPath(id)));
  if (!data) return null;
  const { entries, balanceCents, refunds, canPayOnline } = data;
  const show: Show = (ledger) => client.setQueryData([ledgerPath(id)], ledger);
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const open = refunds.filter(({ status }) => status !== 'done');
  return (
    <Panel title={t('money.title')}>
      {entries.length === 0 ? (
        <p className="text-stone">{t('money.none')}</p>
      ) : (
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {entries.map(({ kind, method, cents, at }) => (
            <div key={`${at} ${kind} ${cents}`} className="contents">
              <dt>
                {t(KINDS[kind])}
                {method && `, ${t(METHODS[method])}`}
                <span className="block text-sm text-stone">{formatInstant(at, language)}</span>
              </dt>
              <dd className="text-right tabular-nums">{amount(cents)}</dd>
            </div>
          ))}
          <div className="contents font-semibold text-deep-900">
            <dt>{t(balanceCents < 0 ? 'money.to_return' : 'money.balance')}</dt>
            <dd className="text-right tabular-nums">{amount(Math.abs(balanceCents))}</dd>
          </div>
        </dl>
      )}
      {open.length > 0 && (
        <ul className="space-y-3">
          {open.map((refund) => (
            <OpenRefund key={refund.id} id={id} refund={refund} onDone={show} />
          ))}
        </ul>
      )}
      {balanceCents > 0 && <PaymentForm key={balanceCents} id={id} balanceCents={balanceCents} onDone={show} />}
      {canPayOnline && <CopyLink id={id} />}
    </Panel>
  );
}
