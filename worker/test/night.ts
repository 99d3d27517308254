import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import * as schema from '#core/db/schema.ts';
import type { Bindings } from '#env';
import worker from '../index.ts';
import { db } from './builders.ts';
import { bindings } from './client.ts';

export const EVERY_FIVE_MINUTES = '*/5 * * * *';
export const NIGHTLY = '17 3 * * *';
export const NOW = new Date('2027-06-01T03:17:00.000Z');
export const DAY_MS = 86_400_000;
export const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();

export async function runCron(cron: string, env: Bindings = bindings) {
  const context = createExecutionContext();
  const controller = createScheduledController({ scheduledTime: NOW, cron });
  await worker.scheduled(controller as never, env, context);
  await waitOnExecutionContext(context);
}

export const mail = (
  id: string,
  more: Partial<typeof schema.outbox.$inferInsert> = {},
): typeof schema.outbox.$inferInsert => ({
  id,
  kind: 'test',
  toAddress: 'ada@example.com',
  subject: 'Hello',
  html: '<p>Hello</p>',
  body: 'Hello',
  language: 'en',
  createdAt: NOW.toISOString(),
  ...more,
});

export const outboxRow = (id: string) =>
  db.select().from(schema.outbox).where(eq(schema.outbox.id, id)).get();

/** Clears the tables of these jobs, and sets the retention of personal data to two years. */
export async function beforeTheNight() {
  for (const table of [
    schema.outbox,
    schema.sessions,
    schema.passwordResets,
    schema.attempts,
    schema.settings,
  ])
    await db.delete(table);
  await db.insert(schema.settings).values({
    key: 'site',
    value: { siteName: 'Marès', email: 'firm@example.com', retentionMonths: 24 },
  });
}
