import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type {
  BookedExtra,
  BookingContact,
  BookingSource,
  BookingStatus,
} from '#contract/bookings/bookings.ts';
import { totalOf } from '#contract/bookings/bookings.ts';
import { holdEnd } from '#contract/bookings/hold-end.ts';
import type { BookedPickup } from '#contract/bookings/needs/pickups.ts';
import type { BookedAnswer } from '#contract/bookings/needs/questions.ts';
import type { Language } from '#contract/languages/language.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { bookings, requestEvents } from '#core/db/schema.ts';
import { attribution, type SentBy } from '#core/db/statements/attribution.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import type { SentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { bringerOf, type Discount, discounted } from '#money/codes/discounts.ts';
import { hasUse } from '#money/codes/uses.sql.ts';
import { oweStatement } from '#money/ledger/entries.ts';
import { type Departure, stateOf } from '#orders/departures/departures.ts';
import { termsWith } from '#orders/departures/minimum.ts';
import { countUnits, takingOf } from '#orders/departures/places.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { priceLines } from '#orders/departures/prices.ts';
import { agreedLines, pricedUnits } from './agreed-price.ts';
import { checkExtras, checkUnits } from './check-units.ts';
import { contactColumns } from './contact.ts';
import { departureId, hasRoom, isWithinAllotment, storeDeparture } from './places.sql.ts';
import { BookingRefused } from './refused.ts';
import { insertUnits, type UnitItem } from './unit-items.ts';
import { demandFreeUuids } from './unit-uuids.ts';
import type { Alongside } from './write.ts';

export type NewBooking = {
  /** The same uuid never books twice. */
  uuid?: string | undefined;
  /** Of a guest's form: the same words are the same booking. */
  sent?: SentWords;
  units: readonly UnitItem[];
  extras?: readonly BookedExtra[];
  /** What the option asks, and where the guest is picked up. */
  answers?: BookedAnswer[] | undefined;
  pickup?: BookedPickup | null | undefined;
  contact?: BookingContact | undefined;
  language: Language;
  notes?: string | null | undefined;
  source: BookingSource;
  resellerKeyId?: number;
  resellerReference?: string | null | undefined;
  holdMinutes?: number | undefined;
  /** The partner who sent the guest. */
  sentBy?: SentBy | undefined;
  /** The firm's own words. */
  note?: string | null | undefined;
  /** Another total than the plan's. */
  agreedCents?: number | undefined;
  /** A code that was found to be usable; the write decides whether a use is left. An agreed total counts before it. */
  discount?: Discount | undefined;
  /** Of the firm: also after the cut-off. */
  isLate?: boolean;
  /** Of the firm: also when the departure is full; what it uses decides as always. */
  isOver?: boolean | undefined;
  /** Of the guest who accepted the privacy policy. */
  privacyEdition?: string;
  /** Of the guest who accepted the terms, or has to when the firm confirms. */
  termsEdition?: string;
  termsAcceptedAt?: string;
  offer?: 'due';
  /** `key:3`, `user:1`, `guest`. */
  actor: string;
};

/** The status that a booking begins with. */
export type FirstStatus = Extract<BookingStatus, 'ON_HOLD' | 'CONFIRMED' | 'PENDING'>;

/** The price of places by the plan, or as agreed, less what a code takes off. */
function pricedLines(
  plan: Plan,
  departure: Departure,
  { units, extras, agreedCents, discount }: NewBooking,
) {
  const listed = priceLines(plan, departure, { units: countUnits(units), extras });
  if (agreedCents !== undefined) return agreedLines(listed, agreedCents);
  return discount ? discounted(listed, discount) : listed;
}

/**
 * Statements that take places of a departure and write their booking, both decided by one conditional write. `isNew` is that the booking was not
 * made before, `isMade` whether the statements wrote it.
 */
export async function placing(
  db: Database,
  { plan, departure }: { plan: Plan; departure: Departure },
  input: NewBooking,
  {
    now,
    id,
    orderId = null,
    status,
    secret,
    isNew,
    alongside,
  }: {
    now: Date;
    id: string;
    /** An order of its own without one. */
    orderId?: string | null;
    status: FirstStatus;
    secret: string;
    /** Of the booking's uuid. */
    isNew: (uuid: string) => SQL;
    alongside?: Alongside | undefined;
  },
) {
  checkUnits(plan, input.units);
  checkExtras(plan, input.extras ?? []);
  await demandFreeUuids(db, input.units);
  if (input.isLate ? departure.isClosed : stateOf(departure, 0, now.getTime()).status === 'CLOSED')
    throw new BookingRefused('closed', 'problem.departure_over');
  const taking = takingOf(plan, departure, countUnits(input.units));
  const { discount } = input;
  const lines = pricedLines(plan, departure, input);
  const stamp = now.toISOString();
  const uuid = input.uuid ?? crypto.randomUUID();
  const isMade = exists(db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)));
  const row = {
    id,
    uuid,
    reference: newReference(),
    orderId,
    idempotencyKey: input.sent?.keyHash ?? null,
    digest: input.sent?.digest ?? null,
    status,
    tripId: plan.option.tripId,
    optionId: plan.option.id,
    departureId: departureId(plan, departure),
    localDate: departure.date,
    localTime: departure.time,
    ...taking,
    expiresAt: status === 'ON_HOLD' ? holdEnd(input.holdMinutes, now, now) : null,
    confirmedAt: status === 'CONFIRMED' ? stamp : null,
    totalCents: totalOf(lines),
    lines,
    extras: [...(input.extras ?? [])],
    answers: input.answers ?? [],
    pickup: input.pickup ?? null,
    priceVersion: plan.priceVersion,
    terms: termsWith(plan.option.terms, departure.minimum),
    ...contactColumns(input.contact ?? {}),
    language: input.language,
    notes: input.notes ?? null,
    note: input.note ?? null,
    source: input.source,
    resellerKeyId: input.resellerKeyId ?? null,
    resellerReference: input.resellerReference ?? null,
    manageTokenHash: await hashToken(await bookingToken(secret, id)),
    codeId: discount?.id ?? null,
    ...(input.privacyEdition !== undefined && {
      privacyEdition: input.privacyEdition,
      privacyAcceptedAt: stamp,
    }),
    termsEdition: input.termsEdition ?? null,
    termsAcceptedAt: input.termsAcceptedAt ?? null,
    offer: input.offer ?? null,
    createdAt: stamp,
    updatedAt: stamp,
  };
  const bookedBy =
    input.resellerKeyId === undefined
      ? bringerOf(discount, input.sentBy)
      : { keyId: input.resellerKeyId };
  const owner = attribution('booking', bookedBy);
  const statements: BatchItem<'sqlite'>[] = [
    storeDeparture(db, plan, departure, now),
    insertIf(
      db,
      bookings,
      { ...row, ...owner },
      and(
        isNew(uuid),
        hasRoom(plan, departure, taking, now, { isOver: input.isOver }),
        isWithinAllotment(plan, departure, owner.partnerId, taking, now),
        discount && hasUse(discount.id, now, orderId ?? ''),
      ) ?? isNew(uuid),
    ),
    insertUnits(
      db,
      id,
      plan,
      departure,
      input.agreedCents === undefined ? input.units : pricedUnits(lines, input.units),
      isMade,
    ),
    insertIf(
      db,
      requestEvents,
      { requestId: id, kind: 'booking', toStatus: status, actor: input.actor, createdAt: stamp },
      isMade,
    ),
    oweStatement(db, { kind: 'booking', id }, { actor: input.actor, now }),
    ...((await alongside?.(isMade, row)) ?? []),
  ];
  return { row, partnerId: owner.partnerId, isMade, statements };
}
