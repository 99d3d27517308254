import { applyD1Migrations, env, reset } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Backup } from '#contract/admin/backup.ts';
import { paymentParts } from '#core/db/schema.ts';
import { ledgerDifferences } from '#money/ledger/check-ledger.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { aTripType, db } from '../../test/builders.ts';
import { bindings } from '../../test/client.ts';
import { aPaidDeposit } from '../../test/orders/paid-first.ts';

type Migrations = Parameters<typeof applyD1Migrations>[1];
const { MIGRATIONS } = env as unknown as { MIGRATIONS: Migrations };
const STAMP = '2026-06-01T08:00:00.000Z';

/** As a version wrote it that knows nothing of parts. */
const formerSession = (id: string, kind: string, settledAt: string | null) =>
  bindings.DB.prepare(
    `INSERT INTO payment_sessions (id, provider, subject_kind, subject_id, kind, cents, status, return_url, expires_at, settled_at)
      VALUES (?, 'test', ?, ?, 'deposit', 3000, 'paid', 'x', ?, ?)`,
  )
    .bind(id, kind, `of-${id}`, STAMP, settledAt)
    .run();
const partOf = (id: string, subjectKind: string, settledAt: string | null) => ({
  ...{ sessionId: id, subjectKind, subjectId: `of-${id}` },
  ...{ kind: 'deposit', cents: 3000, settledAt },
});
const parts = () => db.select().from(paymentParts).orderBy(paymentParts.sessionId);

test('payments from before parts have one, and so have those of the version that still runs while the migration does', async () => {
  do await reset();
  while (await bindings.DB.prepare('SELECT 1 FROM sqlite_master').first());
  const isFormer = ({ name }: Migrations[number]) => !name.includes('payment_parts');
  await applyD1Migrations(
    bindings.DB,
    MIGRATIONS.slice(
      0,
      MIGRATIONS.findIndex((one) => !isFormer(one)),
    ),
  );
  await formerSession('a', 'booking', STAMP);
  await formerSession('b', 'transfer', null);
  await applyD1Migrations(bindings.DB, MIGRATIONS);
  await formerSession('c', 'booking', null);
  const expected = [
    partOf('a', 'booking', STAMP),
    partOf('b', 'transfer', null),
    partOf('c', 'booking', null),
  ];
  expect(await parts()).toEqual(expected);
  await db.run(sql`UPDATE payment_sessions SET settled_at = ${STAMP} WHERE id <> 'b'`);
  expect(await parts()).toEqual(
    expected.map((part) => (part.sessionId === 'c' ? { ...part, settledAt: STAMP } : part)),
  );
  await db.run(sql`DELETE FROM payment_parts`);
  await db.run(sql`DELETE FROM payment_sessions`);
});

test('a backup from before parts brings those of its payments, one of today the same as they were', async () => {
  await aTripType({ id: 1 });
  const admin = await anAdmin();
  await aPaidDeposit();
  const before = await parts();
  expect(before).toEqual([
    expect.objectContaining({ kind: 'deposit', settledAt: expect.any(String) }),
  ]);
  const backup = await jsonOf<Backup>(admin('/backup?personal=1'));
  const { payment_parts: own, ...former } = backup.tables;
  expect(own).toHaveLength(1);
  for (const tables of [former, backup.tables]) {
    await aPaidDeposit();
    const answer = await admin('/backup', 'PUT', { ...backup, tables, replace: true });
    expect(answer.status).toBe(200);
    expect(await parts()).toEqual(before);
    expect(await ledgerDifferences(db)).toEqual({});
  }
});
