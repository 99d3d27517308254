import { beforeAll, expect, test } from 'vitest';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import {
  aDriver,
  confirmed,
  detail,
  openTransferOffice,
  post,
} from '../../../test/orders/transfer-office.ts';
import { SUMMER_DAY } from '../../../test/orders/transfer-table.ts';
import { legsOf } from './legs.reads.ts';

beforeAll(openTransferOffice);

/** As D1 counts and bills them. */
async function rowsRead(id: string): Promise<number> {
  const statements = legsOf(db, [id]).statements.map((statement) => {
    const { sql, params } = (
      statement as unknown as { toSQL: () => { sql: string; params: unknown[] } }
    ).toSQL();
    return bindings.DB.prepare(sql).bind(...params);
  });
  return (await bindings.DB.batch(statements)).reduce((sum, { meta }) => sum + meta.rows_read, 0);
}

test('a driver’s clashes are found, those over midnight too, whatever the driver has driven before and will drive', async () => {
  const midnight = (time: string, date = SUMMER_DAY) =>
    confirmed({ quote: { outbound: { date, time } } });
  const driver = await aDriver();
  const [request, next, later] = [
    await midnight('23:55'),
    await midnight('00:00', `${SUMMER_DAY.slice(0, 8)}17`),
    await midnight('12:00'),
  ];
  for (const { id } of [request, next, later])
    await post(`/${id}/driver`, { driverId: driver.id, version: 2 });
  const clashes = async (id: string) =>
    (await detail(id)).legs[0]?.conflicts.filter(({ kind }) => kind === 'driver');
  const of = ({ reference }: { reference: string }) => [
    { kind: 'driver', reference, leg: 'outbound' },
  ];
  expect([await clashes(request.id), await clashes(next.id), await clashes(later.id)]).toEqual([
    of(next),
    of(request),
    [],
  ]);

  const before = await rowsRead(request.id);
  for (const [name, direction] of [
    ['past', -1],
    ['future', 1],
  ] as const) {
    const numbers = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)';
    const instant = (minutes: number) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', '${SUMMER_DAY}T12:00:00.000Z', (i * ${2 * direction}) || ' days', '${minutes} minutes')`;
    await bindings.DB.batch([
      bindings.DB.prepare(
        `INSERT INTO transfer_requests (id, reference, manage_token_hash, status, from_place_id, to_place_id, vehicle_code, adults, luggage,
          total_cents, price_version, language, privacy_edition, privacy_accepted_at)
          ${numbers} SELECT '${name}' || i, '${name}' || i, '', 'confirmed', 1, 2, 'standard', 1, '{}', 0, 1, 'es', '', '' FROM n`,
      ),
      bindings.DB.prepare(
        `INSERT INTO transfer_legs (request_id, leg, local_date, local_time, starts_at, ends_at, driver_id)
          ${numbers} SELECT '${name}' || i, 'outbound', substr(${instant(0)}, 1, 10), '14:00', ${instant(0)}, ${instant(10)}, ${driver.id} FROM n`,
      ),
    ]);
  }
  expect(await rowsRead(request.id)).toBeLessThan(before + 10);
  expect(await clashes(request.id)).toEqual(of(next));
});
