import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTexts } from '#base/i18n/load-all.ts';
import { useHydrated } from '#base/ui/behaviour/use-hydrated.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import type { FormFields } from '../fields.tsx';
import { hasInvoice } from './invoice-values.ts';

// Loaded when the guest needs an invoice.
const InvoiceFields = lazyPart(async () => (await import('./invoice-fields.tsx')).InvoiceFields, {
  needs: ({ i18n }) => loadTexts(i18n, ['invoices']),
  isDeferred: true,
});

/** For whom the documents are: name, tax number and address, behind a line that opens them; with or without scripts. */
export function InvoiceDetails({ form }: { form: FormFields }) {
  const { t } = useTranslation('invoices');
  const [isOpen, setIsOpen] = useState(false);
  const isHydrated = useHydrated();
  const [isRendered] = useState(!isHydrated);
  const isNeeded =
    hasInvoice(form.values) ||
    Object.keys(form.errors).some((name) => name.startsWith('customer.'));
  const isShown = isOpen || isNeeded;
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Opened before its script came.
    if (!details.current?.open) return;
    InvoiceFields.begin();
    setIsOpen(true);
  }, []);
  return (
    <details
      ref={details}
      open={isShown}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) InvoiceFields.begin();
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="min-h-11 w-fit cursor-pointer content-center text-sea-700 underline underline-offset-4">
        {t('customer.need')}
      </summary>
      {(isRendered || isShown) && <InvoiceFields form={form} />}
    </details>
  );
}
