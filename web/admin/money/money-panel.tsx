import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/button.tsx';
import { formatInstant } from '#admin/dates.ts';
import { liveRecord } from '#admin/inbox/live-query.ts';
import { Panel } from '#admin/panel.tsx';
import { useAction } from '#admin/use-action.ts';
import { formatCents } from '#content/format.ts';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { addToast } from '#ui/toasts/toast-store.ts';
import { ledgerPath, type MoneyOf, payLink } from './money.api.ts';
import { DISPUTES, KINDS, METHODS } from './money-words.ts';
import { OpenRefund } from './open-refund.tsx';
import { PaymentForm } from './payment-form.tsx';
import { VoucherForm } from './voucher-form.tsx';

type Show = (ledger: SubjectLedger) => void;

function CopyLink({ of }: { of: MoneyOf }) {
  const { t } = useTranslation('admin');
  const copy = useAction({
    mutationFn: async () => navigator.clipboard.writeText((await payLink(of)).url),
    onSuccess: () => addToast({ title: t('copy.copied') }),
  });
  return <Button label={t('money.link')} isBusy={copy.isPending} onClick={() => copy.mutate()} />;
}

/** The money of a booking or a transfer: what is owed and was paid, payments by hand, refunds to tick, and a link to pay. */
export function MoneyPanel({ of }: { of: MoneyOf }) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(liveRecord<SubjectLedger>(ledgerPath(of)));
  if (!data) return null;
  const { entries, balanceCents, refunds, disputes, canPayOnline } = data;
  const show: Show = (ledger) => client.setQueryData([ledgerPath(of)], ledger);
  const amount = (cents: number) => formatCents(cents, 'EUR', language);
  const open = refunds.filter(({ status }) => status !== 'done');
  return (
    <Panel title={t('money.title')}>
      {disputes.map(({ reference, state, at, cents }) => (
        <p key={reference} className={`rounded-xl border-l-8 bg-limestone-100 p-3 ${state === 'open' ? 'border-danger' : 'border-sun'}`}>
          {t(DISPUTES[state], { amount: amount(cents), date: formatInstant(at, language) })}{' '}
          <span translate="no" className="text-sm break-all text-stone">
            {reference}
          </span>
        </p>
      ))}
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
            <OpenRefund key={refund.id} of={of} refund={refund} onDone={show} />
          ))}
        </ul>
      )}
      {balanceCents > 0 && <PaymentForm key={balanceCents} of={of} balanceCents={balanceCents} onDone={show} />}
      {balanceCents > 0 && <VoucherForm key={`voucher ${balanceCents}`} of={of} onDone={show} />}
      {canPayOnline && <CopyLink of={of} />}
    </Panel>
  );
}
