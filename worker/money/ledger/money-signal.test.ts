import { readdirSync, readFileSync } from 'node:fs';
import { drizzle } from 'drizzle-orm/d1';
import { expect, test } from 'vitest';
import { moneyStatements, refundStatements } from './entries.ts';
import { moneyMovedBy, moneyMoves } from './money-signal.ts';

const db = drizzle({} as D1Database, { casing: 'snake_case' });
const subject = { kind: 'booking', id: 'b1' } as const;
const by = { actor: 'system', now: new Date() };

test('building statements signals nothing; what runs them says whose money moves', async () => {
  expect(
    await moneyMovedBy(async () => {
      moneyStatements(db, subject, by);
      refundStatements(db, subject, by);
    }),
  ).toEqual([]);
  expect(await moneyMovedBy(async () => moneyMoves(subject))).toEqual([subject]);
});

test('each source that runs statements about refunds signals it, but for the cron job, which sends them itself', () => {
  const silent = readdirSync('worker', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$/.test(file))
    .filter((file) => {
      const source = readFileSync(`worker/${file}`, 'utf8');
      return /\b(?:refund|money)Statements\(/.test(source) && !/\bmoneyMoves\(/.test(source);
    });
  expect(silent.sort()).toEqual(['money/ledger/entries.ts', 'money/ledger/trim-refunds.ts']);
});
