import { and, between, count, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import { TODAY_DAYS, type Today } from '#contract/admin/today.ts';
import { FAILURES_TO_SAY } from '#contract/bookings/calendars/outside-calendars.ts';
import { addDays } from '#contract/calendar.ts';
import { TASK_COUNT_LIMIT } from '#contract/orders/order-list.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import {
  bookings,
  bookingUnits,
  contactMessages,
  departures,
  resourceCalendars,
  resources,
  saleMessages,
} from '#core/db/schema.ts';
import { ALL_SUBJECTS } from '#orders/inbox/order-list.reads.ts';
import { taskCounts } from '#orders/item-index/item-list.sql.ts';

const TASKS = ['answer', 'tell', 'collect'] as const;
type Task = (typeof TASKS)[number];

/** What the first screen and the menu count. Reads do not grow with the orders. */
export const todayOf = (db: Database, today: string) =>
  read(
    [
      db
        .select({ task: sql<Task>`task`.as('task'), orders: sql<number>`orders`.as('orders') })
        .from(taskCounts(TASKS, ALL_SUBJECTS, today, TASK_COUNT_LIMIT)),
      db
        .select({ messages: count() })
        .from(contactMessages)
        .where(and(isNull(contactMessages.deletedAt), eq(contactMessages.status, 'new'))),
      db
        .select({
          optionId: departures.optionId,
          date: departures.localDate,
          time: departures.localTime,
          tickets: count(),
          boarded: sql<number>`sum(${bookingUnits.redeemedAt} IS NOT NULL)`,
          absent: sql<number>`sum(${bookingUnits.redeemedAt} IS NULL AND ${bookingUnits.noShowAt} IS NOT NULL)`,
        })
        .from(departures)
        .innerJoin(bookings, eq(bookings.departureId, departures.id))
        .innerJoin(bookingUnits, eq(bookingUnits.bookingId, bookings.id))
        .where(
          and(
            between(departures.localDate, today, addDays(today, TODAY_DAYS - 1)),
            inArray(bookings.status, ['CONFIRMED', 'REDEEMED']),
            isNull(bookings.deletedAt),
          ),
        )
        .groupBy(departures.id),
      db
        .select({ failed: count() })
        .from(resourceCalendars)
        .innerJoin(
          resources,
          and(eq(resources.id, resourceCalendars.resourceId), isNull(resources.deletedAt)),
        )
        .where(gte(resourceCalendars.failures, FAILURES_TO_SAY)),
      db
        .select({
          open: sql<number>`count(*)`.as('open'),
          full: sql<number>`coalesce(sum(${saleMessages.faults} LIKE '%"full"%'), 0)`.as('full'),
        })
        .from(saleMessages)
        .where(and(isNull(saleMessages.deletedAt), eq(saleMessages.state, 'open'))),
    ],
    (tasks, [inbox], boarding, [calendars], [sales]): Omit<Today, 'short'> => {
      const countOf = (task: Task) => tasks.find((one) => one.task === task)?.orders ?? 0;
      return {
        today,
        counts: {
          answer: countOf('answer'),
          tell: countOf('tell'),
          collect: countOf('collect'),
          messages: inbox?.messages ?? 0,
          calendars: calendars?.failed ?? 0,
          sales: sales?.open ?? 0,
          fullSales: sales?.full ?? 0,
        },
        boarding,
      };
    },
  );
