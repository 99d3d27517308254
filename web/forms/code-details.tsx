import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckedCode, CodeSubject } from '#contract/money/codes.ts';
import { type FormFields, TextField } from './fields.tsx';

const CODE_LENGTH = 40;
// Loaded when the guest has a code.
const CodeEntry = lazy(() => import('./code-entry.tsx'));

/** What a code is checked for. `totalCents`: the price without it. */
export type CodeUse = { for: CodeSubject; tripId?: number; totalCents: number };
type CodeDetailsProps = { form: FormFields; use?: CodeUse; onFound?: (found: CheckedCode | undefined) => void };

/** A field for a discount code behind a line that opens it; with a price, its discount is shown before the form is sent. */
export function CodeDetails({ form, use, onFound }: CodeDetailsProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isTyped = Boolean(form.values.code || form.errors.code);
  const field = (
    <TextField form={form} name="code" label={t('code.label')} autoComplete="off" autoCapitalize="characters" maxLength={CODE_LENGTH} />
  );
  return (
    <details open={isOpen || isTyped} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-11 w-fit cursor-pointer content-center text-sea-700 underline underline-offset-4">{t('code.have')}</summary>
      <div className="mt-3 max-w-sm space-y-3">
        {isOpen && use ? (
          <Suspense fallback={field}>
            <CodeEntry form={form} use={use} onFound={onFound} field={field} />
          </Suspense>
        ) : (
          field
        )}
      </div>
    </details>
  );
}
