import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';

/** Why the API refuses a change, in words. */
const REASONS = {
  sold_out: 'voucher.refused_sold_out',
  closed: 'voucher.refused_closed',
  units: 'voucher.refused_units',
  changed: 'voucher.refused_changed',
  expired: 'voucher.refused_expired',
  late: 'voucher.change_late',
} as const;
type Reason = keyof typeof REASONS;

export function refusalIn(error: unknown): Reason | undefined {
  const code = error instanceof AnswerError ? error.problem?.code : undefined;
  return code !== undefined && Object.hasOwn(REASONS, code) ? (code as Reason) : undefined;
}

export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation();
  const failureText = useFailureText();
  const reason = refusalIn(error);
  return (
    <p role="alert" className="rounded-xl bg-terracotta-200 px-4 py-3 font-semibold text-ink">
      {reason ? t(REASONS[reason]) : failureText(error, common('form.failed'))}
    </p>
  );
}
