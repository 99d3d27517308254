import { AnswerError, fetchJson } from '#base/api/fetch-json.ts';
import type { BasketItem } from '#base/basket/basket-items.ts';
import { partner } from '#base/consent/partner.ts';
import { dropDraft, sentKey } from '#base/forms/drafts.ts';
import { invoiceOf } from '#base/forms/invoice/invoice-values.ts';
import type { Language } from '#contract/languages/language.ts';
import type { OrderAnswer } from '#contract/orders/orders.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import type { Priced } from '../items/priced-item.ts';
import { type CheckoutFields, errorsOfItem, orderOf } from './checkout-fields.ts';

/** Idempotency key of the last try, by what was sent. */
const SENT = 'basket-order-key';

/** The order was refused for an item, of which no field of the form is wrong. */
export class ItemRefused extends AnswerError {
  readonly item: BasketItem;
  constructor(item: BasketItem, { status, body, headers }: AnswerError) {
    super(status, body, { headers });
    this.item = item;
  }
  /** Of the item, not of fields. */
  override get fieldErrors() {
    return [];
  }
}

/** A refusal whose fields are named as the form names them, or that names the item. */
function named(error: unknown, items: readonly Priced[]): unknown {
  if (!(error instanceof AnswerError)) return error;
  const meant = items[error.problem?.item ?? -1]?.item;
  if (!meant) return error;
  const errors = errorsOfItem(meant, error.fieldErrors);
  return errors
    ? new AnswerError(error.status, JSON.stringify({ ...error.problem, errors }), error)
    : new ItemRefused(meant, error);
}

type Sent = {
  items: readonly Priced[];
  fields: CheckoutFields;
  language: Language;
  personCheck: string | undefined;
};

/** Sends all items or none; the same words get the same order. */
export async function sendOrder({ items, fields, language, personCheck }: Sent) {
  const body = {
    items: items.map((one) => orderOf(one, fields)),
    contact: {
      name: fields['contact.name'],
      email: fields['contact.email'],
      phone: fields['contact.phone'],
      country: fields['contact.country'],
    },
    ...invoiceOf(fields),
    ...{ notes: fields.notes, code: fields.code, language, partner: partner() },
    privacyAccepted: fields.privacyAccepted === 'true',
    termsAccepted: fields.termsAccepted === 'true',
  };
  try {
    const answer = await fetchJson<OrderAnswer>('/api/orders', {
      method: 'POST',
      body: { ...body, [TURNSTILE_FIELD]: personCheck },
      headers: { 'Idempotency-Key': sentKey(SENT, JSON.stringify(body)) },
    });
    dropDraft(SENT);
    return answer;
  } catch (error) {
    throw named(error, items);
  }
}
