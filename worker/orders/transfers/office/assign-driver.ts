import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { canFollow } from '#contract/orders/states.ts';
import type { Database } from '#core/db/client.ts';
import { drivers, transferLegs } from '#core/db/schema.ts';
import { says } from '#core/http/problem-text.ts';
import type { App } from '#env';
import { demandPresent } from '#orders/resources/days-off.ts';
import { changeTransfer, toGuest } from '../booking/change-transfer.ts';
import { transferMails } from '../mail/mails.ts';
import type { storedTransfer } from './detail.ts';
import { refuse } from './refuse.ts';

type Stored = Awaited<ReturnType<typeof storedTransfer>>;
/** Without `leg`: all legs. */
type Choice = {
  leg?: 'outbound' | 'return' | undefined;
  driverId: number | null;
  evenIfOff: boolean;
  notify: boolean;
};

const spansToDrive = (db: Database, requestId: string, leg: Choice['leg']) =>
  db
    .select({
      date: transferLegs.localDate,
      startsAt: transferLegs.busyFrom,
      endsAt: transferLegs.busyTo,
    })
    .from(transferLegs)
    .where(and(eq(transferLegs.requestId, requestId), leg ? eq(transferLegs.leg, leg) : undefined));

/** Gives journeys to a driver, or takes them from one; the guest gets a mail. False when another change came first. */
export async function assignDriver(
  c: Context<App>,
  { request, booking, site, url }: Stored,
  { leg, driverId, evenIfOff, notify }: Choice,
): Promise<boolean> {
  const { db } = c.var;
  if (!canFollow('transfer', request.status, 'driver_assigned'))
    throw refuse(
      'driverId',
      says('problem.status_order', { to: 'driver_assigned', from: request.status }),
    );
  if (leg && !booking.legs.some((one) => one.leg === leg))
    throw refuse('leg', 'problem.no_such_journey');
  const [row] =
    driverId === null
      ? []
      : await db
          .select()
          .from(drivers)
          .where(
            and(eq(drivers.id, driverId), eq(drivers.isActive, true), isNull(drivers.deletedAt)),
          );
  if (driverId !== null && !row) throw refuse('driverId', 'problem.no_such_driver');
  if (row && !evenIfOff)
    await demandPresent(c, { kind: 'driver', id: row.id }, await spansToDrive(db, request.id, leg));
  const driver = row
    ? { name: row.name, phone: row.phone, vehicle: row.vehicle, plate: row.plate }
    : null;
  const legs = booking.legs.map((one) =>
    leg === undefined || one.leg === leg ? { ...one, driver } : one,
  );
  const status = legs.some((one) => one.driver !== null) ? 'driver_assigned' : 'confirmed';
  const version = request.version + 1;
  const changed = { ...booking, id: request.id, status, version, legs } as const;
  const isOneOfTwo = leg !== undefined && booking.legs.length > 1;
  const mails = driver
    ? transferMails('driver_assigned', site, changed, url, {
        driver: { ...driver, ...(isOneOfTwo && { leg }) },
      })
    : transferMails('changed', site, changed, url);
  return changeTransfer(c, request, {
    set: { status },
    event: { type: 'driver', note: driver?.name, data: { leg: leg ?? null, driverId } },
    mails: notify ? toGuest(mails, request.contactEmail) : [],
    more: (isUnchanged) => [
      db
        .update(transferLegs)
        .set({ driverId })
        .where(
          and(
            eq(transferLegs.requestId, request.id),
            leg ? eq(transferLegs.leg, leg) : undefined,
            isUnchanged,
          ),
        ),
    ],
    detail: { leg: leg ?? null, driverId },
  });
}
