import { expect, test, vi } from 'vitest';
import type { Database } from './client.ts';
import { kept } from './kept-read.ts';
import type { Read } from './reader.ts';

type Statement = { _prepare: () => unknown };

function asked() {
  const write = vi.fn(() => ({ sql: 'SELECT 1' }));
  const make = vi.fn((_db: Database, ..._question: unknown[]) => {
    const statement: Statement = { _prepare: write };
    return { statements: [statement], shape: () => 'answer' } as unknown as Read<string>;
  });
  const prepare = (read: Read<string>) => (read.statements[0] as unknown as Statement)._prepare();
  return { write, make, ask: kept(make), prepare };
}
const aDatabase = () => ({}) as Database;

test('the same question is put together once, and its SQL written once', () => {
  const { ask, make, write, prepare } = asked();
  const db = aDatabase();
  const first = prepare(ask(db, { page: 1 }));
  expect(prepare(ask(db, { page: 1 }))).toBe(first);
  expect([make.mock.calls.length, write.mock.calls.length]).toEqual([1, 1]);
});

test('another question, and another database, is another read', () => {
  const { ask } = asked();
  const db = aDatabase();
  const read = ask(db, { page: 1 });
  expect(ask(db, { page: 2 })).not.toBe(read);
  expect(ask(aDatabase(), { page: 1 })).not.toBe(read);
});

test('questions without end do not fill the memory', () => {
  const { ask, make } = asked();
  const db = aDatabase();
  const first = ask(db, 0);
  for (let number = 1; number <= 300; number += 1) ask(db, number);
  expect(ask(db, 0)).not.toBe(first);
  const long = 'x'.repeat(1000);
  ask(db, long);
  const before = make.mock.calls.length;
  ask(db, long);
  expect(make.mock.calls.length).toBe(before + 1);
});
