import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type {
  CalledOff,
  CallOffsAnswer,
  CallOffsInput,
} from '#contract/bookings/calling-off/calling-off.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { json } from '../../../../test/api.ts';
import { aFirmCalendar, aFirmDeparture } from '../../../../test/firm-calendar.ts';
import { openAdmin } from '../../../../test/open-admin.tsx';

const TUESDAY = addDays(menorcaToday(new Date()), 20);
const [WEDNESDAY, THURSDAY] = [addDays(TUESDAY, 1), addDays(TUESDAY, 2)];
const DAYS = [TUESDAY, WEDNESDAY, THURSDAY];

const outcome = (date: string, places: number) => {
  const { options } = aFirmCalendar(date, []);
  const guest = { id: date, reference: `REF${date}`, contactName: date, places };
  return {
    ...{ optionId: 5, date, time: '10:00', option: options[0], guests: [guest], told: 1 },
    ...{ unreachable: [], offered: [{ time: '10:00', vacancies: 10 }] },
  } as CallOffsAnswer['departures'][number];
};

function open(to: string, answers: NonNullable<Parameters<typeof openAdmin>[1]> = {}) {
  const inRange = DAYS.filter((day) => day <= to);
  return openAdmin(`/admin/calendar/weather-day?date=${TUESDAY}&to=${to}`, {
    [`GET /api/admin/calendar?from=${TUESDAY}&to=${to}`]: () =>
      json({
        ...aFirmCalendar(
          TUESDAY,
          // A departure of another boat is on Wednesday alone.
          inRange.flatMap((day) => [
            aFirmDeparture(day),
            ...(day === WEDNESDAY ? [aFirmDeparture(day, { optionId: 6, time: '12:00' })] : []),
          ]),
        ),
        resources: [{ id: 3, name: 'Llaüt', kind: 'boat', optionIds: [5] }],
      }),
    'GET /api/admin/called-off/reasons': () => json([]),
    'POST /api/admin/called-off': ({ body }: { body: unknown }) => {
      const { departures } = body as CallOffsInput;
      return json({
        departures: departures.map((one) => ({ ...outcome(one.date, 4), ...one })),
        ...{ told: departures.length, unreachable: 0 },
      });
    },
    'GET /api/admin/called-off': () => json([]),
    ...answers,
  });
}

test('a boat that is out for three days is called off with one tick, and the room of the offered day is that for all of its guests', async () => {
  const { user, sent } = open(THURSDAY);
  await user.click(await screen.findByRole('button', { name: 'Llaüt' }));
  const send = await screen.findByRole('button', { name: 'Call 3 departures off' });
  expect(await screen.findByText(/^3 guests get an email/)).toBeDefined();
  await user.type(screen.getByLabelText(/Offer everyone this day/), addDays(TUESDAY, 4));
  expect(
    await screen.findAllByText(/Not enough room on the offered day: 12 needed, 10 free/),
  ).toHaveLength(3);
  await user.click(send);
  await waitFor(() => {
    const all = sent('POST', '/api/admin/called-off') as CallOffsInput[];
    const last = all.findLast(({ dryRun }) => !dryRun);
    expect(last?.departures).toEqual(DAYS.map((date) => ({ optionId: 5, date, time: '10:00' })));
  });
});

test('one day of several is ticked by its name, with its departures of all boats', async () => {
  const { user } = open(THURSDAY);
  const all = await screen.findByRole('button', { name: 'All days' });
  const days = within(all.parentElement as HTMLElement).getAllByRole('button');
  expect(days).toHaveLength(5);
  await user.click(days[2] as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Call 2 departures off' })).toBeDefined();
});

test('a range that ends before it begins is its first day', async () => {
  open(addDays(TUESDAY, -3), {
    [`GET /api/admin/calendar?from=${TUESDAY}&to=${TUESDAY}`]: () =>
      json(aFirmCalendar(TUESDAY, [aFirmDeparture(TUESDAY)])),
  });
  expect(await screen.findByRole('button', { name: 'The whole day' })).toBeDefined();
});

test('what was called off on several days in one go is one list, with the day of each guest who is to be called', async () => {
  const [first, second] = [outcome(TUESDAY, 2), outcome(THURSDAY, 2)];
  const calledOff = ({ option, date, time, optionId }: typeof first): CalledOff => ({
    ...{ optionId, date, time, option, calledOffAt: '2027-06-12T06:00:00.000Z' },
    ...{ reason: 'Motor', reasons: {}, offeredDate: null, answerBy: null, ifSilent: 'refund' },
    answered: [],
    waiting: [
      {
        ...{ id: date, reference: `REF${date}`, language: 'en', places: 2, seller: null },
        contact: { name: `Guest ${date}`, email: null, phone: '+34600100200' },
        ...{ askedAt: '2027-06-12T06:00:00.000Z', isMailed: false, toldAt: null, message: 'Hi' },
      },
    ],
  });
  openAdmin('/admin/calendar/called-off', {
    'GET /api/admin/called-off': () => json([calledOff(first), calledOff(second)]),
  });
  // One line of progress over all days.
  expect(await screen.findAllByText('2 to call')).toHaveLength(1);
  const item = (await screen.findByText(`Guest ${THURSDAY}`)).closest('li');
  expect(item?.textContent).toMatch(new RegExp(`Sail.*${Number(THURSDAY.slice(-2))}.*10:00`));
});
