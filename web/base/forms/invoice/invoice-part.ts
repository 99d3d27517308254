import { loadTexts } from '#base/i18n/load-all.ts';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';

/** Keeps the server's markup until its texts, which are a file of their own, are there. */
export const InvoiceDetails = lazyPart(
  async () => (await import('./invoice-details.tsx')).InvoiceDetails,
  { missing: 'nowhere', needs: ({ i18n }) => loadTexts(i18n, ['invoices']) },
);
