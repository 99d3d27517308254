import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { aFirmCalendar, aFirmDeparture } from '../../../test/firm-calendar.ts';
import { renderPart } from '../../../test/render.tsx';
import { MinimumForm } from './minimum-form.tsx';

const DAY = '2027-06-12';
const MINIMUM = {
  ...{ people: 4, missing: 1, booked: 3, decidedAt: '2027-06-11T08:00:00Z', runs: false },
  askedAt: '2027-06-11T08:05:00Z',
};
const DECISION = `POST /api/admin/departures/5/${DAY}/10:00/decision`;

test('a departure with too few people runs, joins another one of the day, or is called off', async () => {
  const short = aFirmDeparture(DAY, { minimum: MINIMUM });
  const later = aFirmDeparture(DAY, { time: '16:00' });
  const closed = aFirmDeparture(DAY, { time: '18:00', isClosed: true });
  let asked = 0;
  const calls = stubApi({
    [`GET /api/admin/calendar?from=${DAY}&to=${DAY}`]: () =>
      json(aFirmCalendar(DAY, [short, later, closed])),
    [DECISION]: () => json({ departures: [], moved: [], left: [], told: 0 }),
  });
  const { user } = await renderPart(
    <MinimumForm
      departure={short}
      onCallOff={() => {
        asked += 1;
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Another day or money back…' }));
  expect(asked).toBe(1);
  const into = await screen.findByRole<HTMLSelectElement>('combobox', {
    name: 'Travel with the departure at',
  });
  expect([...into.options].map(({ value }) => value)).toEqual(['', '16:00']);
  await user.selectOptions(into, '16:00');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ choice: 'merge', time: '16:00', notify: true }]));
  await user.click(screen.getByRole('button', { name: 'Let it run' }));
  await waitFor(() => expect(sent()[1]).toEqual({ choice: 'run', notify: true }));
});
