import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError } from '#base/api/fetch-json.ts';
import { formatCents } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { CheckedCode } from '#contract/money/codes.ts';
import { CHECK, checkCode } from './check-code.ts';
import type { CodeUse } from './code-details.tsx';
import { errorsOf } from './field-messages.ts';
import type { FormErrors } from './use-form.ts';

const FRESH_MS = 60_000;

type CodeCheckProps = {
  typed: string;
  /** The code that is checked; another one may have been typed since. */
  asked: string;
  use: CodeUse | { items: readonly CodeUse[] };
  isPaidLater: boolean | undefined;
  onAsk: () => void;
  onFound: ((found: CheckedCode | undefined) => void) | undefined;
  onRefused: (errors: FormErrors) => void;
};

/** A button that asks what the code takes off, and the answer; asked again when the price changes. */
export default function CodeCheck({
  typed,
  asked,
  use,
  isPaidLater,
  onAsk,
  onFound,
  onRefused,
}: CodeCheckProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const failureText = useFailureText();
  const isPriced = 'items' in use ? use.items.length > 0 : use.totalCents > 0;
  const { data, error, isFetching } = useQuery({
    queryKey: [CHECK, asked, use],
    queryFn: () => checkCode(asked, use),
    enabled: asked !== '' && isPriced,
    retry: false,
    staleTime: FRESH_MS,
  });
  const found = asked === typed ? data : undefined;
  useEffect(() => {
    onFound?.(found);
    return () => onFound?.(undefined);
  }, [found, onFound]);
  useEffect(() => {
    onRefused(error instanceof AnswerError ? errorsOf(error.fieldErrors) : {});
  }, [error, onRefused]);
  const refusal = asked === typed && error instanceof AnswerError ? error : undefined;
  return (
    <>
      <button type="button" onClick={onAsk} className={buttonClass('quiet')}>
        <BusyLabel isBusy={isFetching}>{t('code.apply')}</BusyLabel>
      </button>
      <p role="status" className="font-semibold text-deep-900">
        {found?.voucherCents === undefined
          ? found &&
            t('code.applied', { amount: formatCents(found.discountCents, 'EUR', language) })
          : t(isPaidLater ? 'code.voucher_later' : 'code.voucher', {
              amount: formatCents(found.voucherCents, 'EUR', language),
            })}
        {refusal && refusal.fieldErrors.length === 0 && failureText(refusal, t('form.failed'))}
      </p>
    </>
  );
}
