import { and, eq } from 'drizzle-orm';
import type { BookingContact } from '#contract/bookings/bookings.ts';
import { DEFAULT_LANGUAGE, type Language } from '#contract/languages/language.ts';
import type { SaleFault, SaleResult } from '#contract/sales/sales.ts';
import { cutText } from '#contract/texts/tidy-text.ts';
import { partners, saleMessages } from '#core/db/schema.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { NEXT_VERSION } from '#core/db/statements/conditions.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import { book } from '#orders/bookings/book.ts';
import type { Booking } from '#orders/bookings/booking.reads.ts';
import { changeTo } from '#orders/bookings/changes/change.ts';
import { cancel } from '#orders/bookings/changes/states.ts';
import { orderedUnits } from '#orders/bookings/guest/ordered-units.ts';
import type { TripMailEvent } from '#orders/bookings/mails/trip-mail-parts.ts';
import { BookingRefused } from '#orders/bookings/refused.ts';
import type { Alongside } from '#orders/bookings/write.ts';
import type { Plan } from '#orders/departures/plan.ts';
import { again, writeMails } from '#orders/trip-requests/desk.ts';
import type { SaleChoice } from './find-start.ts';
import { isMasked } from './mail/authenticity.ts';
import { agreedTotal } from './net-price.ts';
import { type SaleMessage, type SaleRun, secretOf } from './sale-run.ts';
import { saleUuid } from './sold-booking.ts';

/** What a message says about its guest, or what the firm entered instead. */
export type SaleFacts = {
  partnerId: number;
  reference: string;
  name: string | null;
  email: string | null;
  phone: string | null;
  language: Language | null;
  netCents: number | null;
  notes: string | null;
  /** Whether the guest gets our confirmation, where the address is their own. */
  notify: boolean;
};
export type Applied = { result: SaleResult; bookingId: string } | { fault: SaleFault };

type Partner = typeof partners.$inferSelect;

/** A partner that counts: one that is inactive gets no bookings. */
export async function salePartner({ db }: SaleRun, id: number): Promise<Partner | undefined> {
  const [partner] = await db.select().from(partners).where(eq(partners.id, id));
  return partner?.isActive && partner.deletedAt === null ? partner : undefined;
}

/** Of a refusal: what the firm has to look at. */
function faultOf(error: unknown): SaleFault {
  if (!(error instanceof BookingRefused)) throw error;
  const faults: Partial<Record<BookingRefused['reason'], SaleFault>> = {
    ...({ sold_out: 'full', closed: 'closed', units: 'people', uuid_taken: 'differs' } as const),
    ...({ state: 'over', expired: 'over' } as const),
  };
  return faults[error.reason] ?? 'refused';
}

const unitItems = ({ plan, units }: SaleChoice, booking?: Booking) =>
  orderedUnits(plan, units, booking?.units);

/** The contact of a sale; a relay's address is noted and gets no letters. */
function contactOf({ name, email, phone, language }: SaleFacts, sender: string | null) {
  const isOwn = email !== null && !isMasked(email, sender);
  const contact: BookingContact = {
    fullName: name === null ? null : cutText(name, 200),
    emailAddress: isOwn ? email : null,
    phoneNumber:
      phone === null
        ? null
        : (phoneNumber(phone, { language: language ?? DEFAULT_LANGUAGE }) ?? cutText(phone, 40)),
  };
  return { contact, note: email !== null && !isOwn ? email : null };
}

/** What is written with a sale: the message's result, an entry of the log, and the mail to a guest with an address of their own. */
async function saleAlongside(
  run: SaleRun,
  message: Pick<SaleMessage, 'id'>,
  { result, plan, event }: { result: SaleResult; plan?: Plan; event?: TripMailEvent | undefined },
): Promise<Alongside> {
  const { db, now, by } = run;
  const mails =
    event && plan
      ? await writeMails({ ...run, secret: await secretOf(run) }, event, plan, now)
      : undefined;
  const audit = {
    ...by,
    ...({ entity: 'trip-requests', action: result === 'booked' ? 'create' : 'edit' } as const),
    detail: { deed: 'sale' },
  };
  return async (isDone, after) => [
    auditEntryIf(db, { ...audit, entityId: after.id }, isDone),
    db
      .update(saleMessages)
      .set(doneAs(run, result, after.id))
      .where(and(eq(saleMessages.id, message.id), isDone)),
    ...(mails && after.contactEmail ? await mails(isDone, after) : []),
  ];
}
const doneAs = ({ now }: SaleRun, result: SaleResult, bookingId: string) => ({
  ...{ state: 'done' as const, result, bookingId, faults: [] },
  ...{ version: NEXT_VERSION, updatedAt: now.toISOString() },
});

/** A message about what is as it says already. */
export async function noteRepeated(
  run: SaleRun,
  message: Pick<SaleMessage, 'id'>,
  bookingId: string,
): Promise<Applied> {
  await run.db
    .update(saleMessages)
    .set(doneAs(run, 'repeated', bookingId))
    .where(and(eq(saleMessages.id, message.id), eq(saleMessages.state, 'open')));
  return { result: 'repeated', bookingId };
}

const kindsOf = (units: readonly { unitId: number }[]) =>
  units
    .map(({ unitId }) => unitId)
    .sort((one, other) => one - other)
    .join();

/** Whether a booking is of that start and those units already. */
export const isSame = (booking: Booking, choice: SaleChoice): boolean =>
  booking.optionId === choice.plan.option.id &&
  booking.localDate === choice.departure.date &&
  booking.localTime === choice.departure.time &&
  kindsOf(booking.units) === kindsOf(unitItems(choice));

/** Books a sale under its partner, once for a reference. Places decide as for everybody. */
export async function bookSale(
  run: SaleRun,
  message: Pick<SaleMessage, 'id' | 'sender'>,
  facts: SaleFacts,
  choose: () => Promise<SaleChoice | SaleFault>,
): Promise<Applied> {
  const { db, now, actor } = run;
  const partner = await salePartner(run, facts.partnerId);
  if (!partner) return { fault: 'refused' };
  try {
    const made = await again(async () => {
      const choice = await choose();
      if (typeof choice === 'string') return { fault: choice } as const;
      const { plan, departure } = choice;
      const agreed = agreedTotal(choice, facts.netCents, partner);
      if (agreed === 'net') return { fault: 'net' } as const;
      const { contact, note } = contactOf(facts, message.sender);
      const event = facts.notify && contact.emailAddress ? ('confirmed' as const) : undefined;
      const id = crypto.randomUUID();
      const booking = await book(
        db,
        { plan, departure },
        {
          uuid: await saleUuid(partner.id, facts.reference),
          units: unitItems(choice),
          ...agreed,
          ...{ contact, note, notes: facts.notes, actor, isLate: true },
          language: facts.language ?? partner.language,
          source: partner.kind === 'hotel' ? 'hotel' : 'reseller',
          resellerReference: facts.reference,
          sentBy: { id: partner.id },
        },
        {
          ...{ id, now, status: 'CONFIRMED' },
          secret: await secretOf(run),
          alongside: await saleAlongside(run, message, { result: 'booked', plan, event }),
        },
      );
      return booking && { booking, isNew: booking.id === id };
    });
    if (made.fault !== undefined) return { fault: made.fault };
    return made.isNew
      ? { result: 'booked', bookingId: made.booking.id }
      : noteRepeated(run, message, made.booking.id);
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Changes the booking of a reference as its partner says. */
export async function changeSale(
  run: SaleRun,
  message: Pick<SaleMessage, 'id'>,
  facts: Pick<SaleFacts, 'partnerId' | 'netCents' | 'notify'>,
  booking: Booking,
  choose: () => Promise<SaleChoice | SaleFault>,
): Promise<Applied> {
  const { db, now, actor } = run;
  const partner = await salePartner(run, facts.partnerId);
  if (!partner) return { fault: 'refused' };
  try {
    const done = await again(async () => {
      const choice = await choose();
      if (typeof choice === 'string') return { fault: choice } as const;
      if (isSame(booking, choice)) return { isSame: true } as const;
      const agreed = agreedTotal(choice, facts.netCents, partner);
      if (agreed === 'net') return { fault: 'net' } as const;
      const { plan, departure } = choice;
      const event = facts.notify && booking.contactEmail ? ('changed' as const) : undefined;
      const changed = await changeTo(
        db,
        booking,
        {
          ...{ plan, departure, units: unitItems(choice, booking), ...agreed, isLate: true },
          alongside: await saleAlongside(run, message, { result: 'changed', plan, event }),
        },
        { actor, now },
      );
      return changed && ({ isSame: false } as const);
    });
    if (done.fault !== undefined) return { fault: done.fault };
    return done.isSame
      ? noteRepeated(run, message, booking.id)
      : { result: 'changed', bookingId: booking.id };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

/** Cancels the booking of a reference, at the price that its terms say. */
export async function cancelSale(
  run: SaleRun,
  message: Pick<SaleMessage, 'id'>,
  booking: Booking,
): Promise<Applied> {
  if (booking.status === 'CANCELLED') return noteRepeated(run, message, booking.id);
  try {
    await cancel(
      run.db,
      booking,
      null,
      { actor: run.actor, now: run.now },
      {
        set: { endedAs: 'guest' },
        alongside: await saleAlongside(run, message, { result: 'cancelled' }),
      },
    );
    return { result: 'cancelled', bookingId: booking.id };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
