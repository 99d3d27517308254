import { isBlank } from '#contract/texts/tidy-text.ts';
import type { FormErrors } from '../use-form.ts';

type Fields = Readonly<Record<string, string>>;

/** For whom the documents of an order are, by the names that the API's errors have. */
export const EMPTY_INVOICE = {
  'customer.name': '',
  'customer.taxNumber': '',
  'customer.address': '',
};
const NAMES = Object.keys(EMPTY_INVOICE) as (keyof typeof EMPTY_INVOICE)[];

/** As the API takes it; all blank is none. */
export const invoiceOf = (fields: Fields) => ({
  customer: {
    name: fields['customer.name'] ?? '',
    taxNumber: fields['customer.taxNumber'] ?? '',
    address: fields['customer.address'] ?? '',
  },
});

const isFilled = (fields: Fields, name: string) => !isBlank(fields[name] ?? '');

export const hasInvoice = (fields: Fields): boolean => NAMES.some((name) => isFilled(fields, name));

/** An invoice needs all of them; the API validates the rest. */
export const missingInvoice = (fields: Fields): FormErrors =>
  hasInvoice(fields)
    ? Object.fromEntries(
        NAMES.filter((name) => !isFilled(fields, name)).map((name) => [name, 'required' as const]),
      )
    : {};
