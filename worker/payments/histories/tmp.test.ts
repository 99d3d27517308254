import { test, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { findBooking } from '#bookings/booking.reads.ts';
import { coveredBy } from '#bookings/write.ts';
import { stage, World } from '../../test/histories/world.ts';
import { run } from '../../test/histories/deeds.ts';
test('x', async () => {
  const around = await stage('deposit');
  around.rewind();
  const w = new World(around, ['none']);
  for (const d of [{kind:'book',which:1},{kind:'start',which:0},{kind:'webhook',which:0}] as const) await run(w, d);
  const b = await findBooking(around.db, w.made[0]!.id);
  console.log(b?.status, b?.contactName, await around.db.all(sql`SELECT * FROM payment_sessions`), await around.db.all(sql`SELECT * FROM ledger_entries`));



});
