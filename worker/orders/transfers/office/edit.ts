import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { Context } from 'hono';
import type { Language } from '#contract/languages/language.ts';
import { addMinutes, instantOf, minutesBetween } from '#contract/menorca-time.ts';
import type { TransferEdit } from '#contract/transfers/admin/admin-input.ts';
import type { BookingLeg, BookingPlace } from '#contract/transfers/booking/booking.ts';
import { transferLegs, transferPlaces, transferVehicles } from '#core/db/schema.ts';
import { ApiError } from '#core/http/problem.ts';
import type { FieldFault, ProblemText } from '#core/http/problem-text.ts';
import { phoneNumber } from '#core/values/phone-number.ts';
import type { App } from '#env';
import type { StoredTransfer } from '../booking/booking.reads.ts';
import { cancellationTerms } from '../booking/cancellation.ts';
import { replaceLines } from './price-lines.ts';

const refuse = (...errors: FieldFault[]) => new ApiError(422, 'problem.invalid_fields', { errors });
const invalid = (path: string, message: ProblemText): FieldFault => ({
  path,
  code: 'invalid',
  message,
});

type EditedLeg = Pick<
  BookingLeg,
  'leg' | 'date' | 'time' | 'flight' | 'pickupAddress' | 'dropoffAddress' | 'startsAt' | 'endsAt'
>;

/** Legs with their new times; the duration of a journey stays the same. Times in the past are permitted, to record what happened. */
function editedLegs(legs: readonly BookingLeg[], edits: TransferEdit['legs'] = []): EditedLeg[] {
  const unknown = edits.find(({ leg }) => !legs.some((one) => one.leg === leg));
  if (unknown) throw refuse(invalid('legs', 'problem.no_such_journey'));
  const errors: FieldFault[] = [];
  const edited = legs.map((before): EditedLeg => {
    const position = edits.findIndex(({ leg }) => leg === before.leg);
    const edit = edits[position];
    if (!edit) return before;
    const starts = instantOf(edit);
    if (!(starts instanceof Date)) {
      errors.push(
        starts === 'date'
          ? { path: `legs.${position}.date`, code: 'date' }
          : {
              path: `legs.${position}.time`,
              code: 'no_such_time',
            },
      );
      return before;
    }
    const minutes = minutesBetween(new Date(before.startsAt), new Date(before.endsAt));
    const { leg, date, time, flight } = edit;
    return {
      ...{ leg, date, time, flight: flight ?? null },
      pickupAddress: edit.pickupAddress === undefined ? before.pickupAddress : edit.pickupAddress,
      dropoffAddress:
        edit.dropoffAddress === undefined ? before.dropoffAddress : edit.dropoffAddress,
      startsAt: starts.toISOString(),
      endsAt: addMinutes(starts, minutes).toISOString(),
    };
  });
  const [outbound, back] = ['outbound', 'return'].map((name) =>
    edited.find(({ leg }) => leg === name),
  );
  if (outbound && back && back.startsAt <= outbound.startsAt)
    errors.push({
      path: 'legs',
      code: 'before_outbound',
    });
  if (errors.length > 0) throw refuse(...errors);
  return edited;
}

/** The place or vehicle referred to by an edit, or 422 at its field. */
async function namedRows(c: Context<App>, { fromPlaceId, toPlaceId, vehicle }: TransferEdit) {
  const { db } = c.var;
  const placeOf = async (
    path: string,
    id: number | undefined,
  ): Promise<BookingPlace | undefined> => {
    if (id === undefined) return undefined;
    const [row] = await db
      .select()
      .from(transferPlaces)
      .where(and(eq(transferPlaces.id, id), isNull(transferPlaces.deletedAt)));
    if (!row) throw refuse(invalid(path, 'problem.place_unknown'));
    return row;
  };
  const [row] =
    vehicle === undefined
      ? []
      : await db.select().from(transferVehicles).where(eq(transferVehicles.code, vehicle));
  if (vehicle !== undefined && !row) throw refuse(invalid('vehicle', 'problem.no_such_vehicle'));
  return {
    from: await placeOf('fromPlaceId', fromPlaceId),
    to: await placeOf('toPlaceId', toPlaceId),
    vehicle: row,
  };
}

/** As in a guest's own request: with an e-mail address, any text for a phone number is stored. */
function storedPhone(
  { phone: written, email }: { phone: string | null; email: string | null },
  language: Language,
): string | null {
  const phone = written && (phoneNumber(written, { language }) ?? (email ? written : undefined));
  if (written && !phone)
    throw refuse({
      path: 'contact.phone',
      code: 'phone',
    });
  return phone || null;
}

/** The result of an edit: the columns to write, the booking for the mail, and the writes to legs and lines. */
export async function editTransfer(
  c: Context<App>,
  { request, booking }: StoredTransfer,
  edit: TransferEdit,
) {
  const { db } = c.var;
  const named = await namedRows(c, edit);
  const legs = editedLegs(booking.legs, edit.legs);
  const contact = edit.contact
    ? { ...edit.contact, phone: storedPhone(edit.contact, booking.language) }
    : booking.contact;
  const lines = edit.lines ?? booking.lines;
  const set = {
    fromPlaceId: edit.fromPlaceId ?? request.fromPlaceId,
    toPlaceId: edit.toPlaceId ?? request.toPlaceId,
    vehicleCode: edit.vehicle ?? request.vehicleCode,
    adults: edit.adults ?? request.adults,
    childAges: edit.childAges ?? request.childAges,
    luggage: edit.luggage ?? request.luggage,
    totalCents: lines.reduce((sum, { cents }) => sum + cents, 0),
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    signName: edit.signName === undefined ? request.signName : edit.signName,
    note: edit.note === undefined ? request.note : edit.note,
  };
  if (set.fromPlaceId === set.toPlaceId) throw refuse(invalid('toPlaceId', 'problem.same_place'));
  const { adults, childAges, luggage, totalCents, signName, note } = set;
  const edited = {
    ...booking,
    ...{
      id: request.id,
      version: request.version + 1,
      adults,
      childAges,
      luggage,
      totalCents,
      signName,
      note,
      lines,
    },
    from: named.from ?? booking.from,
    to: named.to ?? booking.to,
    vehicle: named.vehicle ?? booking.vehicle,
    legs: booking.legs.map((before) => ({
      ...before,
      ...legs.find(({ leg }) => leg === before.leg),
    })),
    cancellation: cancellationTerms(
      { status: request.status, totalCents, lines, legs },
      booking.cancellation.tiers,
      new Date(),
    ),
    contact,
  };
  const more = (isUnchanged: SQL): BatchItem<'sqlite'>[] => [
    ...(edit.legs ?? []).flatMap((changed) => {
      const leg = legs.find((one) => one.leg === changed.leg);
      return leg
        ? [
            db
              .update(transferLegs)
              .set({
                ...{
                  localDate: leg.date,
                  localTime: leg.time,
                  startsAt: leg.startsAt,
                  endsAt: leg.endsAt,
                },
                ...{
                  flight: leg.flight,
                  // Another time is agreed anew.
                  agreedTime: sql`iif(local_date = ${leg.date} AND local_time = ${leg.time}, agreed_time, NULL)`,
                  pickupAddress: leg.pickupAddress,
                  dropoffAddress: leg.dropoffAddress,
                },
              })
              .where(
                and(
                  eq(transferLegs.requestId, request.id),
                  eq(transferLegs.leg, leg.leg),
                  isUnchanged,
                ),
              ),
          ]
        : [];
    }),
    ...(edit.lines ? replaceLines(db, request.id, edit.lines, isUnchanged) : []),
  ];
  /** Names of the fields only; the values are stored with the request alone. */
  const { version: _version, notify: _notify, reason: _reason, ...changed } = edit;
  const fields = Object.entries(changed).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  );
  return { set, edited, more, fields };
}
