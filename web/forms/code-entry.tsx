import { useQuery } from '@tanstack/react-query';
import { cloneElement, type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AnswerError, fetchJson } from '#api/fetch-json.ts';
import { formatCents } from '#content/format.ts';
import type { CheckedCode } from '#contract/money/codes.ts';
import { useLanguage } from '#i18n/page-language.tsx';
import { buttonClass } from '#ui/button.tsx';
import { BusyLabel } from '#ui/spinner.tsx';
import type { CodeUse } from './code-details.tsx';
import { useFailureText } from './failure-text.ts';
import { errorsOf } from './field-messages.ts';
import type { FormFields } from './fields.tsx';

const CHECK = '/api/codes/check';
const FRESH_MS = 60_000;

type CodeEntryProps = {
  form: FormFields;
  use: CodeUse;
  onFound: ((found: CheckedCode | undefined) => void) | undefined;
  field: ReactElement<{ form: FormFields }>;
};

/** The field with a button that asks what the code takes off; asked again when the price changes. */
export default function CodeEntry({ form, use, onFound, field }: CodeEntryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const failureText = useFailureText();
  const typed = (form.values.code ?? '').trim();
  const [asked, setAsked] = useState(typed);
  const { data, error, isFetching } = useQuery({
    queryKey: [CHECK, asked, use],
    queryFn: () => fetchJson<CheckedCode>(CHECK, { method: 'POST', body: { code: asked, ...use } }),
    enabled: asked !== '' && use.totalCents > 0,
    retry: false,
    staleTime: FRESH_MS,
  });
  const found = asked === typed ? data : undefined;
  useEffect(() => {
    onFound?.(found);
    return () => onFound?.(undefined);
  }, [found, onFound]);
  const refusal = asked === typed && error instanceof AnswerError ? error : undefined;
  const errors = refusal ? errorsOf(refusal.fieldErrors) : {};
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field asks, and does not send the form around it. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          setAsked(typed);
        }}
      >
        {cloneElement(field, { form: { ...form, errors: { ...form.errors, ...errors } } })}
      </div>
      <button type="button" onClick={() => setAsked(typed)} className={buttonClass('quiet')}>
        <BusyLabel isBusy={isFetching}>{t('code.apply')}</BusyLabel>
      </button>
      <p role="status" className="font-semibold text-deep-900">
        {found && t('code.applied', { amount: formatCents(found.discountCents, 'EUR', language) })}
        {refusal && refusal.fieldErrors.length === 0 && failureText(refusal, t('form.failed'))}
      </p>
    </>
  );
}
