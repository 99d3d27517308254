import type { BasketItem } from '#base/basket/basket-items.ts';
import { EMPTY_INVOICE, missingInvoice } from '#base/forms/invoice/invoice-values.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import type { Language } from '#contract/languages/language.ts';
import type { FieldError } from '#contract/problem.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { missingAnswers, needsOf } from '#web-orders/needs/needs-fields.ts';
import { defaultCountry } from '#web-orders/transfer/request/default-country.ts';
import type { Priced } from '../items/priced-item.ts';

export const CHECKOUT_FORM = 'order';
export type CheckoutFields = Record<string, string>;

/** What is asked of a transfer, by the names that the API's errors have. */
export const TRANSFER_FIELDS = ['outbound.flight', 'return.flight', 'signName'] as const;
type TransferField = (typeof TRANSFER_FIELDS)[number];

/** The name of a question about an item. */
export const fieldOf = ({ id }: BasketItem, name: TransferField) => `${id}.${name}`;

export const emptyCheckout = (items: readonly Priced[], language: Language): CheckoutFields => ({
  'contact.name': '',
  'contact.email': '',
  'contact.country': defaultCountry(language),
  'contact.phone': '',
  ...EMPTY_INVOICE,
  notes: '',
  code: '',
  privacyAccepted: '',
  termsAccepted: '',
  ...Object.fromEntries(
    items.flatMap(({ item }) =>
      item.kind === 'transfer'
        ? TRANSFER_FIELDS.map((name) => [fieldOf(item, name), item.fields[name] ?? ''])
        : [],
    ),
  ),
});

/** The item as the API takes it, with what was answered of it; the name on the sign is that of the contact unless another is given. */
export function orderOf(
  { item, order, needs }: Priced,
  fields: CheckoutFields,
): Record<string, unknown> {
  if (item.kind !== 'transfer')
    return needs ? { ...order, ...needsOf(needs, fields, { prefix: `${item.id}.` }) } : order;
  const typed = (name: TransferField) => (fields[fieldOf(item, name)] ?? '').trim();
  const leg = (name: 'outbound' | 'return') =>
    order[name] ? { [name]: { ...(order[name] as object), flight: typed(`${name}.flight`) } } : {};
  return {
    ...order,
    ...leg('outbound'),
    ...leg('return'),
    signName: typed('signName') || fields['contact.name'],
  };
}

/** Missing values are reported at once; the API validates everything else. */
export function missingFields(items: readonly Priced[], fields: CheckoutFields): FormErrors {
  const lacks = (name: string) => isBlank(fields[name] ?? '');
  const needs = (field: 'emailAddress' | 'phoneNumber') =>
    items.some(({ required }) => required.includes(field));
  return {
    ...(lacks('contact.name') && { 'contact.name': 'required' }),
    ...(lacks('contact.email') &&
      (needs('emailAddress') || lacks('contact.phone')) && {
        'contact.email': needs('emailAddress') ? 'required' : 'contact_needed',
      }),
    ...(needs('phoneNumber') && lacks('contact.phone') && { 'contact.phone': 'required' }),
    ...missingInvoice(fields),
    ...Object.assign(
      {},
      ...items.map(({ item, needs }) => needs && missingAnswers(needs, fields, `${item.id}.`)),
    ),
    ...(lacks('privacyAccepted') && { privacyAccepted: 'consent_needed' }),
    ...(lacks('termsAccepted') && { termsAccepted: 'terms_needed' }),
  };
}

/** The errors of questions about an item, named as the form names them; undefined when the item itself is refused. */
export function errorsOfItem(
  item: BasketItem,
  errors: readonly FieldError[],
): FieldError[] | undefined {
  const named = errors.map((error) => {
    const name = error.path.replace(/^items\.\d+\./, '') as TransferField;
    if (item.kind === 'trip')
      return /^(?:answer|pickup)\./.test(name)
        ? { ...error, path: `${item.id}.${name}` }
        : undefined;
    return TRANSFER_FIELDS.includes(name) && item.kind === 'transfer'
      ? { ...error, path: fieldOf(item, name) }
      : undefined;
  });
  return named.length > 0 && named.every((one) => one !== undefined) ? named : undefined;
}
