import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { liveRecord } from '#admin/frame/inbox/live-query.ts';
import { Panel } from '#admin/frame/panel.tsx';
import type { SubjectLedger } from '#contract/money/ledger.ts';
import { Disputes } from './disputes.tsx';
import { LedgerEntries } from './ledger-entries.tsx';
import { ledgerPath, type MoneyOf, receiptsPath } from './money.api.ts';
import { OpenRefund } from './open-refund.tsx';
import { PayLinks } from './pay-links.tsx';
import { PaymentForm } from './payment-form.tsx';
import { SubjectReceipts } from './subject-receipts.tsx';
import { VoucherForm } from './voucher-form.tsx';

/** The money of a booking or a transfer: what is owed and was paid, payments by hand, refunds to tick, and a link to pay. */
export function MoneyPanel({ of }: { of: MoneyOf }) {
  const { t } = useTranslation('admin-area');
  const client = useQueryClient();
  const { data } = useQuery(liveRecord<SubjectLedger>(ledgerPath(of)));
  if (!data) return null;
  const { entries, balanceCents, refunds, canPayOnline, isPaidElsewhere } = data;
  const show = (ledger: SubjectLedger) => {
    client.setQueryData([ledgerPath(of)], ledger);
    void client.invalidateQueries({ queryKey: [receiptsPath(of)] });
  };
  const open = refunds.filter(({ status }) => status !== 'done');
  return (
    <Panel title={t('money.title')}>
      <Disputes disputes={data.disputes} />
      {entries.length === 0 ? (
        <p className="text-stone">{t('money.none')}</p>
      ) : (
        <LedgerEntries of={of} ledger={data} onDone={show} />
      )}
      {open.length > 0 && (
        <ul className="space-y-3">
          {open.map((refund) => (
            <OpenRefund key={refund.id} of={of} refund={refund} onDone={show} />
          ))}
        </ul>
      )}
      {balanceCents > 0 && (
        <PaymentForm
          key={`${balanceCents} ${entries.length}`}
          of={of}
          balanceCents={balanceCents}
          isPaidElsewhere={isPaidElsewhere}
          onDone={show}
        />
      )}
      {balanceCents > 0 && <VoucherForm key={`voucher ${balanceCents}`} of={of} onDone={show} />}
      {canPayOnline && <PayLinks key={balanceCents} of={of} />}
      <SubjectReceipts of={of} />
    </Panel>
  );
}
