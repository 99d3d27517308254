import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { CheckedCode, CodeSubject } from '#contract/money/codes.ts';
import { type FormFields, TextField } from './fields.tsx';
import type { FormErrors } from './use-form.ts';

const CODE_LENGTH = 40;
// Loaded when the guest has a code.
const CodeCheck = lazyPart(async () => (await import('./code-check.tsx')).default);

/** What a code is checked for. `totalCents`: the price without it. */
export type CodeUse = { for: CodeSubject; tripId?: number; totalCents: number };
type CodeDetailsProps = {
  form: FormFields;
  use?: CodeUse | { items: readonly CodeUse[] };
  onFound?: (found: CheckedCode | undefined) => void;
  /** A gift voucher pays once the company has confirmed. */
  isPaidLater?: boolean;
  /** A gift voucher's code is understood as well. */
  takesVouchers?: boolean;
};

/** A field for a discount code behind a line that opens it; with a price, its discount is shown before the form is sent. */
export function CodeDetails({
  form,
  use,
  onFound,
  isPaidLater,
  takesVouchers = false,
}: CodeDetailsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const typed = (form.values.code ?? '').trim();
  const [asked, setAsked] = useState(typed);
  const [refused, setRefused] = useState<FormErrors>({});
  const errors = asked === typed ? { ...form.errors, ...refused } : form.errors;
  return (
    <details
      open={isOpen || typed !== '' || Boolean(form.errors.code)}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 w-fit cursor-pointer content-center text-sea-700 underline underline-offset-4">
        {t(takesVouchers ? 'code.have_either' : 'code.have')}
      </summary>
      <div className="mt-3 max-w-sm space-y-3">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the field asks, and does not send the form around it. */}
        <div
          onKeyDown={(event) => {
            if (!use || event.key !== 'Enter' || !(event.target instanceof HTMLInputElement))
              return;
            event.preventDefault();
            setAsked(typed);
          }}
        >
          <TextField
            form={{ ...form, errors }}
            name="code"
            label={t('code.label')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={CODE_LENGTH}
          />
        </div>
        {isOpen && use && (
          <CodeCheck
            {...{ typed, asked, use, isPaidLater, onFound }}
            onAsk={() => setAsked(typed)}
            onRefused={setRefused}
          />
        )}
      </div>
    </details>
  );
}
