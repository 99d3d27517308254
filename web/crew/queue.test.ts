import { expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/crew/crew.ts';
import { Queue, type Waiting } from './queue.ts';

function aStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
const aReport = (id: string): Waiting => ({
  ...{ id, kind: 'boarded', job: 'departure:1', at: '2027-06-12T08:00:00.000Z', label: id },
});
const done = (reports: readonly Waiting[]): ReportAnswer[] =>
  reports.map(({ id }) => ({ id, outcome: 'done', message: null }));

test('without a network reports wait in their order, also for a page that is opened again', async () => {
  const storage = aStorage();
  const queue = new Queue(storage, 'crew');
  for (const id of ['a', 'b', 'c']) queue.add(aReport(id));
  expect(await queue.flush(async () => undefined)).toBe('offline');
  const sent: string[][] = [];
  const outcome = await new Queue(storage, 'crew').flush(async (reports) => {
    sent.push(reports.map(({ id }) => id));
    return done(reports);
  });
  expect([outcome, sent]).toEqual(['sent', [['a', 'b', 'c']]]);
  expect(queue.read()).toEqual({ waiting: [], conflicts: [] });
});

test('what was made while others were on their way is sent after them, and nothing is lost', async () => {
  const queue = new Queue(aStorage(), 'crew');
  queue.add(aReport('a'));
  const sent: string[] = [];
  await queue.flush(async (reports) => {
    if (sent.length === 0) queue.add(aReport('b'));
    sent.push(...reports.map(({ id }) => id));
    return done(reports);
  });
  expect(sent).toEqual(['a', 'b']);
});

test('what was refused is said until it is read; an invalid link keeps what was not sent', async () => {
  const queue = new Queue(aStorage(), 'crew');
  queue.add(aReport('a'));
  queue.add(aReport('b'));
  await queue.flush(async (reports) =>
    reports.map(({ id }) => ({ id, outcome: id === 'a' ? 'refused' : 'done', message: 'Paid.' })),
  );
  expect(queue.read().conflicts).toMatchObject([{ id: 'a', message: 'Paid.' }]);
  queue.dismiss('a');
  expect(queue.read().conflicts).toEqual([]);
  queue.add(aReport('c'));
  expect(await queue.flush(async () => null)).toBe('over');
  expect(queue.read().waiting.map(({ id }) => id)).toEqual(['c']);
});

test('a report that is taken back before it was sent is not sent', async () => {
  const queue = new Queue(aStorage(), 'crew');
  queue.add(aReport('a'));
  queue.drop('a');
  expect(await queue.flush(async (reports) => done(reports))).toBe('nothing');
});

test('a storage that was damaged is an empty queue', () => {
  const storage = aStorage();
  storage.setItem('crew', '{');
  expect(new Queue(storage, 'crew').read()).toEqual({ waiting: [], conflicts: [] });
});
