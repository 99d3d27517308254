import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import type { Report, ReportFigures } from '#contract/money/reports.ts';
import { json } from '../../../test/api.ts';
import { openAdmin } from '../../../test/open-admin.tsx';

const figures = (revenueCents: number, bookings: number): ReportFigures => ({
  ...{
    revenueCents,
    receivedCents: revenueCents,
    refundedCents: 0,
    outstandingCents: 0,
    bookings,
    people: bookings * 2,
  },
  ...{
    averageCents: bookings ? revenueCents / bookings : null,
    taken: bookings,
    capacity: 10,
    occupancy: bookings / 10,
  },
});
const row = (key: string, revenueCents: number, bookings: number) => ({
  ...{ key, name: null, names: {}, ...figures(revenueCents, bookings), before: figures(1000, 1) },
});
const report = (more: Partial<Report> = {}): Report => ({
  ...{ from: '2026-01-01', to: '2026-12-31', by: 'source', totals: figures(150_000, 5) },
  rows: [row('site', 100_000, 2), row('phone', 50_000, 3)],
  before: { from: '2025-01-01', to: '2025-12-31', totals: figures(120_000, 5) },
  demo: { exists: true, isIncluded: true },
  ...more,
});

const year = menorcaToday(new Date()).slice(0, 4);
const path = (by: string, more = '') =>
  `GET /api/admin/reports?basis=travel&by=${by}&compare=year${more}&from=${year}-01-01&kind=all&to=${year}-12-31`;
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((line) => within(line).getAllByRole('cell')[0]?.textContent);

test('figures say how they changed, rows are sorted by the address, and the total stays last', async () => {
  const { user, address } = openAdmin('/admin/reports?by=source', {
    [path('source')]: () => json(report()),
    [path('month')]: () => json(report()),
  });
  const card = (await screen.findByRole('heading', { level: 2, name: 'Revenue' })).closest('li');
  expect(card?.textContent).toContain('€1,500');
  expect(card?.textContent).toContain('Up 25%');
  expect(card?.textContent).toContain('€1,200 a year before');
  expect(names()).toEqual(['Website', 'Phone', 'Total']);
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Revenue' }));
  expect(address()).toBe('/admin/reports?by=source&sort=revenue');
  expect(names()).toEqual(['Phone', 'Website', 'Total']);
});

test('without rows it says so; a failure can be tried again', async () => {
  let isBroken = true;
  const answer = () =>
    isBroken
      ? new Response('', { status: 500 })
      : json(report({ rows: [], demo: { exists: false, isIncluded: false } }));
  const { user } = openAdmin('/admin/reports', { [path('month')]: answer });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  await screen.findByText('There are no bookings in this period.');
  expect(screen.queryByRole('region', { name: 'Demo data' })).toBeNull();
});

test('the demo is hidden by the address, and removed after a question', async () => {
  let removals = 0;
  const { user, address } = openAdmin('/admin/reports', {
    [path('month')]: () => json(report()),
    [path('month', '&demo=0')]: () =>
      json(report({ rows: [], demo: { exists: removals === 0, isIncluded: false } })),
    'DELETE /api/admin/reports/demo': () => {
      removals += 1;
      return json({ removed: 800, kept: 1 });
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Show demo data' }));
  expect(address()).toBe('/admin/reports?demo=0');
  await user.click(await screen.findByRole('button', { name: 'Remove demo data' }));
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove demo data' }),
  );
  await screen.findByText('800 demo bookings were removed.');
  expect(removals).toBe(1);
});

test('days in the wrong order are named', async () => {
  const today = menorcaToday(new Date());
  openAdmin(`/admin/reports?from=${today}&to=${addDays(today, -3)}`, {
    [path('month')]: () => json(report()),
  });
  await screen.findByText('The last day must not be before the first one.');
});

test('what is outstanding leads to who owes it, with the same period and filters', async () => {
  const totals = { ...figures(150_000, 5), outstandingCents: 8003 };
  const owing = {
    ...{ from: `${year}-01-01`, to: `${year}-12-31`, outstandingCents: 8003 },
    ...{ total: 1, page: 1, pageSize: 20 },
    items: [
      {
        ...{ kind: 'booking', id: 'b1', reference: 'ABCD2345', date: `${year}-07-10` },
        contact: { name: 'Ada', email: null, phone: '+34600100200' },
        ...{ revenueCents: 10_000, outstandingCents: 8003 },
      },
    ],
  };
  const { user, address } = openAdmin('/admin/reports?by=source', {
    [path('source')]: () => json(report({ totals })),
    [path('month')]: () => json(report({ totals })),
    [`GET /api/admin/reports/owing?basis=travel&by=source&from=${year}-01-01&kind=all&page=1&to=${year}-12-31`]:
      () => json(owing),
  });
  await user.click(await screen.findByRole('link', { name: 'Who owes' }));
  expect(address()).toContain('/admin/reports/owing?');
  expect((await screen.findByText(/€80\.03 in all/)).textContent).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ABCD2345' }).getAttribute('href')).toBe(
    '/admin/orders/ABCD2345',
  );
});
