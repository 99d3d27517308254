import { expect, test } from 'vitest';
import {
  amountCount,
  changeOf,
  differences,
  draftOf,
  incompleteKeys,
  rebase,
  withAmounts,
} from './price-draft.ts';

const cell = (
  zone: string,
  oneWayCents: number,
  returnCents: number,
  validFrom = '2026-01-01',
  validTo: string | null = null,
) => ({
  zone,
  vehicle: 'standard',
  oneWayCents,
  returnCents,
  validFrom,
  validTo,
});
const amount = (zone: string, field: 'oneWayCents' | 'returnCents', cents: number | null) => ({
  zone,
  vehicle: 'standard',
  validFrom: '2026-01-01',
  field,
  cents,
});
const base = draftOf([cell('mao', 2000, 3800), cell('fornells', 4600, 8700)]);

test('only prices that changed are sent, whole', () => {
  const now = withAmounts(base, [amount('mao', 'oneWayCents', 2100)], null);
  expect(changeOf(base, now)).toEqual({ cells: [cell('mao', 2100, 3800)], removed: [] });
  expect(changeOf(base, withAmounts(now, [amount('mao', 'oneWayCents', 2000)], null))).toEqual({
    cells: [],
    removed: [],
  });
});

test('a price without either amount is taken out, with one of them it is not complete', () => {
  const half = withAmounts(base, [amount('mao', 'oneWayCents', null)], null);
  expect(incompleteKeys(half)).toEqual(['mao standard 2026-01-01']);
  expect(changeOf(base, half).cells).toEqual([]);
  const none = withAmounts(half, [amount('mao', 'returnCents', null)], null);
  expect(incompleteKeys(none)).toEqual([]);
  expect(changeOf(base, none)).toEqual({
    cells: [],
    removed: [{ zone: 'mao', vehicle: 'standard', validFrom: '2026-01-01' }],
  });
});

test('a new price ends when its season does', () => {
  const now = withAmounts(
    base,
    [amount('son-bou', 'oneWayCents', 3800), amount('son-bou', 'returnCents', 7200)],
    '2026-10-31',
  );
  expect(changeOf(base, now).cells).toEqual([
    cell('son-bou', 3800, 7200, '2026-01-01', '2026-10-31'),
  ]);
});

test('my changes are rebased onto a concurrent save; prices changed by both are listed', () => {
  const mine = withAmounts(
    base,
    [amount('mao', 'oneWayCents', 2100), amount('fornells', 'oneWayCents', 4700)],
    null,
  );
  const theirs = draftOf([
    cell('mao', 2000, 3900),
    cell('fornells', 4600, 8700),
    cell('son-bou', 3800, 7200),
  ]);
  const { draft, clashes } = rebase(base, mine, theirs);
  expect(clashes).toEqual(['mao standard 2026-01-01']);
  expect(draft['mao standard 2026-01-01']).toMatchObject({ oneWayCents: 2100, returnCents: 3800 });
  expect(draft['fornells standard 2026-01-01']).toMatchObject({ oneWayCents: 4700 });
  expect(draft['son-bou standard 2026-01-01']).toMatchObject({ oneWayCents: 3800 });
});

test('a price that I took out stays out, whatever else changed', () => {
  const mine = withAmounts(
    base,
    [amount('mao', 'oneWayCents', null), amount('mao', 'returnCents', null)],
    null,
  );
  expect(Object.keys(rebase(base, mine, base).draft)).toEqual(['fornells standard 2026-01-01']);
});

test('the differences of two tables are listed with both prices', () => {
  const now = draftOf([cell('mao', 2100, 3800)]);
  expect(differences(base, now)).toEqual([
    {
      zone: 'mao',
      vehicle: 'standard',
      validFrom: '2026-01-01',
      before: expect.objectContaining({ oneWayCents: 2000 }),
      after: expect.objectContaining({ oneWayCents: 2100 }),
    },
    {
      zone: 'fornells',
      vehicle: 'standard',
      validFrom: '2026-01-01',
      before: expect.objectContaining({ oneWayCents: 4600 }),
      after: null,
    },
  ]);
});

test('changes are counted by amounts, as cells show them; a price that goes counts both of its', () => {
  const raised = withAmounts(
    base,
    [amount('mao', 'oneWayCents', 2100), amount('mao', 'returnCents', 4000)],
    null,
  );
  expect(amountCount(differences(base, raised))).toBe(2);
  expect(
    amountCount(differences(base, withAmounts(base, [amount('mao', 'oneWayCents', 2100)], null))),
  ).toBe(1);
  expect(amountCount(differences(base, draftOf([cell('mao', 2000, 3800)])))).toBe(2);
  expect(
    amountCount(
      differences(
        base,
        draftOf([
          cell('mao', 2000, 3800, '2026-01-01', '2026-10-31'),
          cell('fornells', 4600, 8700),
        ]),
      ),
    ),
  ).toBe(1);
});
