import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, stubApi } from '../../../test/api.ts';
import { aGuestBooking, anItem } from '../../../test/order.ts';
import { renderPart } from '../../../test/render.tsx';
import type { BookedItem } from '../items.ts';
import { TripDetails } from './details.tsx';
import { TripNeeds } from './needs.tsx';

const ITEM = anItem() as BookedItem;
const question = (id: string) => ({
  ...{ id, type: 'text' as const, per: 'booking' as const, needed: 'before' as const },
  ...{ question: id, help: '', choices: [], text: '', edition: '1', translations: {} },
});
const POINT = {
  ...{ id: 'mao', name: 'Maó', directions: 'By the station', latitude: 39.88, longitude: 4.26 },
  ...{ minutesBefore: 45, translations: { name: { en: 'Mahon' } } },
};
const booking = (more: Parameters<typeof aGuestBooking>[1] = {}) => {
  const made = aGuestBooking({ ...ITEM, time: '10:00', status: 'CONFIRMED' });
  const option = { ...made.option, questions: [question('Diet')], pickups: [POINT] };
  return { ...made, option, ...more };
};

test('what is open is asked under the address that the mail leads to, and an answer is sent with the pick-up', async () => {
  const path = `/api/bookings/${ITEM.reference}/answers`;
  const calls = stubApi({ [`POST ${path}`]: () => json(booking()) });
  const { user, container } = await renderPart(<TripNeeds item={ITEM} booking={booking()} />);
  const part = container.querySelector<HTMLDetailsElement>(`#needs-${ITEM.reference}`);
  expect(part?.open).toBe(true);
  await user.type(screen.getByRole('textbox', { name: /^Diet/ }), 'vegan');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Pick-up/ }), 'mao');
  await user.click(within(part as HTMLElement).getByRole('button'));
  expect((await screen.findByText(/saved|thank/i)).textContent).toBeTruthy();
  expect(calls.find((call) => call.path === path)?.body).toEqual({
    token: ITEM.token,
    answers: [{ questionId: 'Diet', value: 'vegan' }],
    pickup: { pointId: 'mao', hotel: '' },
  });
});

test('what was answered is folded; a booking that is over asks nothing', async () => {
  const answers = [
    { questionId: 'Diet', ticket: null, value: 'vegan', question: 'Diet', at: '2027-01-01' },
  ];
  const { container } = await renderPart(<TripNeeds item={ITEM} booking={booking({ answers })} />);
  expect(container.querySelector('details')?.open).toBe(false);
  const over = await renderPart(
    <TripNeeds item={ITEM} booking={booking({ status: 'CANCELLED' })} />,
  );
  expect(over.container.querySelector('details')).toBeNull();
});

test('the page says when and where the guest is picked up, and what the firm says of the weather', async () => {
  await renderPart(
    <TripDetails
      booking={booking({
        pickup: { ...POINT, hotel: 'Hotel Capri' },
        weatherNote: { es: 'Habrá viento.', en: 'It will be windy.' },
      })}
    />,
  );
  expect(screen.getByText(/Mahon/).textContent).toContain('09:15');
  expect(screen.getByText('By the station · Hotel Capri')).toBeTruthy();
  expect(screen.getByText('It will be windy.')).toBeTruthy();
});
