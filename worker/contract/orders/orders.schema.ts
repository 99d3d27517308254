import * as v from 'valibot';
import { BOOKING_STATUSES } from '../bookings/bookings.ts';
import { Extras, isFields, Notes, needsInForm, Units } from '../bookings/guest-bookings.schema.ts';
import { Pickup } from '../bookings/needs/pickups.schema.ts';
import { Answers } from '../bookings/needs/questions.schema.ts';
import { menorcaToday } from '../calendar.ts';
import { BookingDay, DepartureId, IsoDate } from '../days.schema.ts';
import { Cents, Count, Id } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { MESSAGE_WRITERS } from '../mail/threads.ts';
import { TypedCode } from '../money/codes.schema.ts';
import { PartnerSlug } from '../money/partners.schema.ts';
import { Customer, InvoicedCustomer } from '../money/receipts.schema.ts';
import { GIFT_MESSAGE, GIVER, RECIPIENT } from '../money/vouchers.schema.ts';
import { ORDERED_VOUCHER_CENTS, VOUCHER_ITEM_STATUSES } from '../money/vouchers.ts';
import { TRANSFER_REQUEST_STATES } from '../transfers/booking/booking.ts';
import { TURNSTILE_FIELD } from '../transfers/person-check.ts';
import { TokenRequest } from '../transfers/request.schema.ts';
import { Consent, Contact, TermsConsent } from '../trips/trip-requests.schema.ts';
import { MAX_ORDER_ITEMS, ORDER_ITEM_KINDS } from './orders.ts';

const Token = v.pipe(v.string(), v.maxLength(200));

/** Places of a departure. `hold`: the guest's own hold of places, which the order takes over. */
export const TripItem = v.object({
  kind: v.literal('trip'),
  optionId: Id,
  departureId: DepartureId,
  units: Units,
  extras: v.optional(Extras, []),
  /** What the option asks. */
  answers: v.optional(Answers, []),
  pickup: Pickup,
  notes: Notes,
  hold: v.optional(v.object({ reference: v.pipe(v.string(), v.maxLength(40)), token: Token })),
  /** The price that the guest has seen, without a code; another one is refused. */
  totalCents: v.optional(Cents),
});
/** A journey as quoted; flights and addresses may be added. */
export const TransferItem = v.object({
  kind: v.literal('transfer'),
  ...v.pick(TokenRequest, ['quoteToken', 'vehicle', 'outbound', 'return', 'signName', 'note'])
    .entries,
});

export const GIFT_DAY = v.pipe(
  BookingDay,
  v.check((day) => day >= menorcaToday(new Date()), 'past'),
);
const giftTexts = {
  recipientName: RECIPIENT,
  giverName: GIVER,
  message: GIFT_MESSAGE,
  /** Of the gift voucher and its mail; by default the order's. */
  language: v.optional(Language),
  /** The day on which it is mailed to who orders it; by default at once. */
  sendOn: v.optional(v.nullable(GIFT_DAY), null),
};
/** A gift voucher. Its code is made once it is paid. */
export const VoucherItem = v.object({
  kind: v.literal('voucher'),
  cents: v.pipe(
    Cents,
    v.minValue(ORDERED_VOUCHER_CENTS.least),
    v.maxValue(ORDERED_VOUCHER_CENTS.most),
  ),
  ...giftTexts,
});
/** What is not sent stays. */
export const VoucherItemChange = v.object(giftTexts);

const OrderItemInput = v.variant('kind', [TripItem, TransferItem, VoucherItem]);

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
/** A form has the items as one JSON text, and what is asked of each under its index: `items.json`, `items.0.answer.diet=vegan`. */
function fromForm(sent: unknown): unknown {
  if (!isFields(sent)) return parsed(sent);
  const items = parsed(sent.json);
  if (!Array.isArray(items)) return items;
  return items.map((item: unknown, at) => {
    const given = sent[at];
    return isFields(item) && isFields(given) ? { ...item, ...needsInForm(given) } : item;
  });
}

const itemsOf = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(MAX_ORDER_ITEMS));

/** Items in one go: all of them or none. They are described by the kinds that are written here. */
export function orderInputOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({
    items: v.pipe(
      v.unknown(),
      v.metadata({ sentAs: itemsOf(OrderItemInput) }),
      v.transform(fromForm),
      itemsOf(item),
    ),
    contact: v.optional(Contact, {}),
    customer: InvoicedCustomer,
    notes: Notes,
    /** Without one, the browser's. */
    language: v.fallback(v.optional(Language), undefined),
    privacyAccepted: v.optional(Consent, false),
    termsAccepted: v.optional(TermsConsent, false),
    /** A discount code; an amount is taken off once, from the first items that it is for. */
    code: TypedCode,
    partner: PartnerSlug,
    [TURNSTILE_FIELD]: TokenRequest.entries[TURNSTILE_FIELD],
  });
}
export const OrderInput = orderInputOf(OrderItemInput);

const OrderItem = v.object({
  kind: v.picklist(ORDER_ITEM_KINDS),
  reference: v.string(),
  uuid: v.string(),
  status: v.picklist([...BOOKING_STATUSES, ...TRANSFER_REQUEST_STATES, ...VOUCHER_ITEM_STATUSES]),
  totalCents: Count,
});
/** Of `POST /api/orders`. `payUrl` leads to the payment of what is due now. */
export const OrderAnswer = v.object({
  reference: v.string(),
  token: v.string(),
  items: v.array(OrderItem),
  totalCents: Count,
  dueCents: Count,
  payUrl: v.optional(v.string()),
});

/** Of a gift voucher: what is left on it; `code` and `pdfUrl` once it is paid, until it is given back. */
const HeldVoucher = v.object({
  balanceCents: Count,
  code: v.nullable(v.string()),
  pdfUrl: v.nullable(v.string()),
  endsOn: v.nullable(IsoDate),
  recipientName: v.nullable(v.string()),
  giverName: v.nullable(v.string()),
  message: v.nullable(v.string()),
  language: Language,
  sendOn: v.nullable(IsoDate),
});

/** An item as the holder of the order's link sees it; `token` is that of the item's own link. */
const HeldItem = v.object({
  ...OrderItem.entries,
  title: v.string(),
  /** Empty for what has no day. */
  date: v.string(),
  /** `HH:MM`; empty for a whole day. */
  time: v.string(),
  /** Owed to the company; negative: to be paid back. */
  balanceCents: v.pipe(v.number(), v.integer()),
  dueCents: Count,
  token: v.string(),
  manageUrl: v.string(),
  voucher: v.optional(HeldVoucher),
});
export const OrderMessage = v.object({
  writer: v.picklist(MESSAGE_WRITERS),
  text: v.string(),
  at: v.string(),
});

export const Order = v.object({
  ...OrderAnswer.entries,
  items: v.array(HeldItem),
  balanceCents: v.pipe(v.number(), v.integer()),
  language: Language,
  contact: v.object({
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
  }),
  /** For whom its documents are. */
  customer: v.nullable(Customer),
  notes: v.nullable(v.string()),
  /** What guest and firm wrote each other about it, oldest first; nothing on the page of one item of several. */
  messages: v.array(OrderMessage),
  createdAt: v.string(),
});

/** Which item is meant: its reference, its uuid, or its index in the order's answer. */
const ItemName = v.union([v.pipe(v.string(), v.maxLength(60)), Count]);

/** What the holder of an order does with an item; the other fields are those of the item's own route. */
export const OrderItemBody = v.pipe(
  v.looseObject({ token: Token, item: v.optional(ItemName) }),
  v.metadata({ jsonSchema: { examples: [{ token: 'TOKEN', item: 'ABCD2345', feeCents: 0 }] } }),
);
