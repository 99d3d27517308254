import { expect, test } from 'vitest';
import {
  type DayField,
  type DayOperation,
  DescribedDays,
} from '#cli/torture/fuzz/described-days.ts';
import type { Description } from '#cli/torture/fuzz/description.ts';
import { FAR_DAYS, IMPOSSIBLE_DAYS, isCalledDay } from '#cli/torture/fuzz/far-days.ts';
import type { Problem } from '#contract/problem.ts';
import { aTrip, aTripType } from '../../test/builders.ts';
import { getJson, ORIGIN, visit } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { signIn } from '../../test/sign-in.ts';

// Every day that the description of the API names is sent from beyond the horizon. A new field is covered by being described.

const { headers } = await signIn('admin@example.com', 'admin');
await aTripType();
const { tripId } = await aBookableOption();
const described = new DescribedDays(await getJson<Description>('/api/openapi.json'));
const operations = described.operations();
const PLACES = ['path', 'query', 'body'] as const;
const LONGEST_MS = 5000;

let sent = 0;
async function ask({ method, path }: DayOperation, address: string, body: unknown) {
  sent += 1;
  const start = performance.now();
  const response = await visit(address, {
    method,
    // Each from an address of its own, so that no limit hides what is behind it.
    headers: {
      ...headers,
      Origin: ORIGIN,
      'CF-Connecting-IP': `10.1.${sent >> 8}.${sent & 255}`,
      'Content-Type': 'application/json',
    },
    body:
      method === 'GET' || method === 'DELETE' || body === undefined
        ? undefined
        : JSON.stringify(body),
  });
  const text = await response.text();
  return {
    name: `${method} ${path}`,
    status: response.status,
    text,
    isSlow: performance.now() - start > LONGEST_MS,
  };
}

/** Sends one text per kind in all the days of each place of each operation. */
async function askAll(
  textOf: (kind: DayField['kind']) => string,
  judge: (got: Awaited<ReturnType<typeof ask>>, days: DayField[]) => string[],
) {
  const wrong: string[] = [];
  for (const operation of operations)
    for (const place of PLACES) {
      const days = operation.days.filter((one) => one.place === place);
      if (days.length === 0) continue;
      const { address, body } = described.request(operation, place, textOf);
      const got = await ask(operation, address, body);
      if (got.status >= 500 || got.isSlow) wrong.push(`${got.name}: ${got.status} ${got.text}`);
      else
        wrong.push(
          ...judge(got, days).map((path) => `${got.name}: ${path} ${got.status} ${got.text}`),
        );
    }
  return wrong;
}

test('the description is walked completely', () => {
  const count = (place: string) =>
    operations.flatMap(({ days }) => days).filter((one) => one.place === place).length;
  expect([count('path') >= 12, count('query') >= 35, count('body') >= 40]).toEqual([
    true,
    true,
    true,
  ]);
});

test('a parameter that is called like a day is described as one', () => {
  const undescribed = operations.flatMap(({ method, path, parameters, days }) =>
    parameters
      .filter(
        ({ name, schema }) => isCalledDay(name, schema) && !days.some((one) => one.path === name),
      )
      .map(({ name }) => `${method} ${path} ${name}`),
  );
  expect(undescribed).toEqual([]);
});

test.each(
  FAR_DAYS.day.map((day, n) => ({
    day,
    month: FAR_DAYS.month[n] ?? '',
    instant: FAR_DAYS.instant[n] ?? '',
  })),
)(
  '$day, $month and $instant are refused as too far at every field and parameter that takes a day',
  async (texts) => {
    const wrong = await askAll(
      (kind) => texts[kind],
      ({ status, text }, days) => {
        if (status === 404) return [];
        const errors = status === 422 ? ((JSON.parse(text) as Problem).errors ?? []) : [];
        return days
          .filter(({ path }) => !errors.some((one) => one.path === path && one.code === 'too_far'))
          .map(({ path }) => path);
      },
    );
    expect(wrong).toEqual([]);
  },
  60_000,
);

test.each(IMPOSSIBLE_DAYS)(
  '%s is answered at once and is no server error anywhere',
  async (text) => {
    expect(
      await askAll(
        () => text,
        () => [],
      ),
    ).toEqual([]);
  },
  60_000,
);

test('a booking is for three years ahead at most', async () => {
  const today = new Date();
  const inYears = (years: number, days: number) =>
    new Date(
      Date.UTC(today.getUTCFullYear() + years, today.getUTCMonth(), today.getUTCDate() + days),
    )
      .toISOString()
      .slice(0, 10);
  const answerTo = async (day: string) =>
    (await visit(`/api/trips/${tripId}/availability?from=${day}`)).status;
  expect([await answerTo(inYears(3, -1)), await answerTo(inYears(3, 2))]).toEqual([200, 422]);
});

test('a page whose address names a day beyond the horizon is shown without it', async () => {
  await aTrip();
  for (const path of [
    '/en/trips?date=9999-12-31',
    '/en/trips?from=0000-01-01&to=9999-12-31',
    `/en/trips/${tripId}?month=9999-12`,
    `/en/trips/${tripId}?date=2099-01-01`,
  ])
    expect((await visit(path)).status, path).toBe(200);
});
