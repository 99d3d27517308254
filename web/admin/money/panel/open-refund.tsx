import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { Button } from '#admin/frame/button.tsx';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { RefundRow, SubjectLedger } from '#contract/money/ledger.ts';
import { type MoneyOf, refundPath, tickRefund } from './money.api.ts';
import { REFUNDS } from './money-words.ts';

type OpenRefundProps = { of: MoneyOf; refund: RefundRow; onDone: (ledger: SubjectLedger) => void };

/** A refund that is not done: its state, and a tick when the firm pays it itself. */
export function OpenRefund({ of, refund, onDone }: OpenRefundProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const tick = useAction({
    mutationFn: () => tickRefund(of, refund, 'transfer'),
    onSuccess: onDone,
  });
  const isAllowed = useRights().may('POST', refundPath(of, refund));
  const isOurs = isAllowed && (refund.status === 'by_hand' || refund.status === 'failed');
  return (
    <li className="space-y-2 border-t border-limestone-300 pt-3">
      <p className="flex justify-between gap-4">
        <span>{t(REFUNDS[refund.status])}</span>
        <span className="tabular-nums">{formatCents(refund.cents, 'EUR', language)}</span>
      </p>
      {isOurs && (
        <Button label={t('money.tick')} isBusy={tick.isPending} onClick={() => tick.mutate()} />
      )}
    </li>
  );
}
