import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { OptionTexts } from '#contract/bookings/plans.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { CrewMember } from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import type { Database } from '#core/db/client.ts';
import {
  bookings,
  departures,
  pushMessages,
  pushSubscriptions,
  requestEvents,
  settings,
  transferLegs,
  transferRequests,
  trips,
} from '#core/db/schema.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { isOneOf } from '#core/db/statements/conditions.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { translate } from '#core/locales/strings.ts';
import { shortDay } from '#core/mail/format.ts';
import { isOfOpenLink } from './open-link.sql.ts';

// What has happened to bookings and transfers stands in their histories: web push tells of those events that came since the last one it read.

const SEEN = 'push-seen';
const TURN = 200;
/** News of jobs further ahead are read on the page. */
const DAYS_AHEAD = 14;

type News = 'new' | 'changed' | 'cancelled';
type Event = typeof requestEvents.$inferSelect;
type Subject = {
  reference: string;
  date: string;
  time: string;
  people: number;
  /** What it is called in the reader's language. */
  title: (language: Language) => string;
  members: readonly CrewMember[];
};
type Subscription = typeof pushSubscriptions.$inferSelect;

/** What an event means for those who were not there; undefined for what is no news. */
function newsOf({ kind, type, fromStatus, toStatus }: Event): News | undefined {
  const to = toStatus.toLowerCase();
  if (type === 'driver') return 'changed';
  if (type === 'edit') return 'changed';
  if (type === 'change_request') return 'changed';
  if (type !== 'state') return undefined;
  if (to.startsWith('cancelled')) return 'cancelled';
  const isHeld = fromStatus === null || fromStatus === 'ON_HOLD';
  if (kind === 'booking')
    return isHeld && ['confirmed', 'pending'].includes(to) ? 'new' : undefined;
  return fromStatus === null && to === 'new' ? 'new' : undefined;
}

async function bookingsOf(db: Database, ids: readonly string[]): Promise<[string, Subject][]> {
  const rows = await db
    .select({
      id: bookings.id,
      reference: bookings.reference,
      date: bookings.localDate,
      time: bookings.localTime,
      places: bookings.places,
      people: bookings.people,
      name: trips.name,
      translations: trips.translations,
      guideId: departures.guideId,
    })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .innerJoin(departures, eq(departures.id, bookings.departureId))
    .where(isOneOf(bookings.id, ids));
  return rows.map(({ id, reference, date, time, places, people, guideId, ...trip }) => [
    id,
    {
      ...{ reference, date, time, people: people ?? places },
      title: (language) =>
        localize(
          { name: trip.name, translations: trip.translations as OptionTexts },
          'name',
          language,
        ),
      members: guideId === null ? [] : [`guide:${guideId}`],
    },
  ]);
}

async function transfersOf(db: Database, ids: readonly string[]): Promise<[string, Subject][]> {
  const legs = await db
    .select({
      id: transferRequests.id,
      reference: transferRequests.reference,
      adults: transferRequests.adults,
      childAges: transferRequests.childAges,
      date: transferLegs.localDate,
      time: transferLegs.localTime,
      driverId: transferLegs.driverId,
    })
    .from(transferRequests)
    .innerJoin(transferLegs, eq(transferLegs.requestId, transferRequests.id))
    .where(isOneOf(transferRequests.id, ids));
  return [...Map.groupBy(legs, ({ id }) => id)].flatMap(([id, own]): [string, Subject][] => {
    const today = menorcaToday(new Date());
    const first = own.find(({ date }) => date >= today) ?? own[0];
    if (!first) return [];
    const { reference, date, time, adults, childAges } = first;
    const drivers = own.flatMap(({ driverId }) => (driverId === null ? [] : [driverId]));
    return [
      [
        id,
        {
          ...{ reference, date, time, people: adults + childAges.length },
          title: (language) => translate(language, 'admin-area', 'push.transfer'),
          members: [...new Set(drivers)].map((driver) => `driver:${driver}` as const),
        },
      ],
    ];
  });
}

const TITLES = {
  booking: {
    new: 'push.booking_new',
    changed: 'push.booking_changed',
    cancelled: 'push.booking_cancelled',
  },
  transfer: {
    new: 'push.transfer_new',
    changed: 'push.transfer_changed',
    cancelled: 'push.transfer_cancelled',
  },
} as const;

/** Words for a lock screen: never a guest's name. */
function payloadOf(news: News, kind: 'booking' | 'transfer', subject: Subject, to: Subscription) {
  const { language } = to;
  const when = [shortDay(subject.date, language), subject.time].filter(Boolean).join(' ');
  const people = translate(language, 'admin-area', 'feeds.people', { people: subject.people });
  return {
    title: translate(language, 'admin-area', TITLES[kind][news]),
    body: [subject.title(language), when, people].join(' · '),
    tag: subject.reference,
    url: to.userId === null ? '' : `/admin/orders/${subject.reference}`,
  };
}

/** Who is notified: of the firm, unless it did it itself; of the crew, whose job it is, unless they did it. */
function receivers(
  { actor }: Event,
  { date, members }: Subject,
  subscriptions: readonly Subscription[],
  today: string,
): Subscription[] {
  const isOfFirm = actor.startsWith('user:') || actor.startsWith('key:');
  const isNear = date >= today && date <= addDays(today, DAYS_AHEAD);
  return subscriptions.filter(({ userId, member }) =>
    userId === null
      ? isNear && member !== null && member !== actor && members.includes(member)
      : !isOfFirm,
  );
}

const newestEvent = sql<number>`(SELECT coalesce(max(id), 0) FROM request_events)`;

/** Enqueues messages about what has happened since the last time. Of two that run at once, one does. */
export async function queuePush(db: Database, now: Date): Promise<number> {
  const [subscriptions, [seen]] = await db.batch([
    db
      .select()
      .from(pushSubscriptions)
      .where(or(isNotNull(pushSubscriptions.userId), isOfOpenLink)),
    db.select({ value: settings.value }).from(settings).where(eq(settings.key, SEEN)),
  ]);
  if (!seen || subscriptions.length === 0) {
    const value = sql`json(${newestEvent})`;
    await db
      .insert(settings)
      .values({ key: SEEN, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
    return 0;
  }
  const before = Number(seen.value);
  const events = await db
    .select()
    .from(requestEvents)
    .where(gt(requestEvents.id, before))
    .orderBy(requestEvents.id)
    .limit(TURN);
  const last = events.at(-1);
  if (!last) return 0;
  const idsOf = (kind: Event['kind']) => [
    ...new Set(events.filter((one) => one.kind === kind).map(({ requestId }) => requestId)),
  ];
  const subjects = new Map([
    ...(await bookingsOf(db, idsOf('booking'))),
    ...(await transfersOf(db, idsOf('transfer'))),
  ]);
  const today = menorcaToday(now);
  const isFirst = sql`EXISTS (SELECT 1 FROM ${settings} WHERE ${settings.key} = ${SEEN} AND ${settings.value} = ${String(before)})`;
  const messages = events.flatMap((event) => {
    const news = newsOf(event);
    const subject = subjects.get(event.requestId);
    if (!news || !subject || (event.kind !== 'booking' && event.kind !== 'transfer')) return [];
    const { kind } = event;
    return receivers(event, subject, subscriptions, today).map((to) =>
      insertIf(
        db,
        pushMessages,
        {
          id: crypto.randomUUID(),
          subscriptionId: to.id,
          payload: payloadOf(news, kind, subject, to),
          nextAttemptAt: now.toISOString(),
          createdAt: now.toISOString(),
        },
        isFirst,
      ),
    );
  });
  await db.batch(
    batchOf([
      ...messages,
      db
        .update(settings)
        .set({ value: last.id })
        .where(and(eq(settings.key, SEEN), isFirst)),
    ]),
  );
  return messages.length;
}

/** Enqueues that a person has a departure now, or has it no more. */
export async function pushOfGuide(
  db: Database,
  departure: { optionId: number; date: string; time: string },
  guides: { before: number | null; after: number | null },
  now: Date,
): Promise<void> {
  if (guides.before === guides.after || departure.date < menorcaToday(now)) return;
  const parts = [
    { id: guides.before, title: 'push.job_gone' },
    { id: guides.after, title: 'push.job_new' },
  ] as const;
  const subscriptions = await db
    .select()
    .from(pushSubscriptions)
    .where(
      and(
        isOfOpenLink,
        or(...parts.map(({ id }) => eq(pushSubscriptions.member, `guide:${id ?? 0}`))),
      ),
    );
  if (subscriptions.length === 0) return;
  const [trip] = await db
    .select({ name: trips.name, translations: trips.translations })
    .from(trips)
    .where(
      sql`${trips.id} = (SELECT trip_id FROM trip_options WHERE trip_options.id = ${departure.optionId})`,
    );
  await db.insert(pushMessages).values(
    subscriptions.map(({ id, member, language }) => {
      const title = parts.find((one) => member === `guide:${one.id}`)?.title ?? 'push.job_new';
      const name = trip
        ? localize({ ...trip, translations: trip.translations as OptionTexts }, 'name', language)
        : '';
      const when = [shortDay(departure.date, language), departure.time].filter(Boolean).join(' ');
      return {
        id: crypto.randomUUID(),
        subscriptionId: id,
        payload: {
          title: translate(language, 'admin-area', title),
          body: [name, when].join(' · '),
          tag: `${departure.optionId} ${departure.date} ${departure.time}`,
          url: '',
        },
        nextAttemptAt: now.toISOString(),
        createdAt: now.toISOString(),
      };
    }),
  );
}
