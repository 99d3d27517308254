import { inArray } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { outbox } from '#core/db/schema.ts';
import { db } from '../builders.ts';

/** Waits until the outbox driver has stored what was written, and marks it as sent, as a driver that sends does. */
export async function mailsAreSent() {
  await vi.waitFor(async () => {
    const waiting = await db
      .select({ id: outbox.id })
      .from(outbox)
      .where(inArray(outbox.status, ['pending', 'sending']));
    expect(waiting).toEqual([]);
  });
  await db
    .update(outbox)
    .set({ status: 'sent' })
    .where(inArray(outbox.status, ['kept']));
}
