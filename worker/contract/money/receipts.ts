/** How the VAT of a service is stated: a rate, or the special scheme for travel agencies, in which none is shown. */
export const VAT_SCHEMES = ['rate', 'travel_agency'] as const;
export type VatScheme = (typeof VAT_SCHEMES)[number];

/** The firm's data, as printed. */
export type ReceiptIssuer = { name: string; taxNumber: string; address: string; email: string; phone: string };
/** Who asked for a receipt with their data; null: a simplified receipt. */
export type ReceiptCustomer = { name: string; taxNumber: string | null; address: string | null };
/** A part of the amount at one rate; `vatCents` is contained in `cents`. */
export type ReceiptLine = { description: string; cents: number; scheme: VatScheme; vatBp: number; vatCents: number };
