import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ManifestBooking } from '#contract/bookings/firm-calendar.ts';
import { json } from '../../../../test/api.ts';
import { aFirmCalendar, aFirmDeparture } from '../../../../test/firm-calendar.ts';
import { openAdmin } from '../../../../test/open-admin.tsx';

const LEVEL = {
  ...{ id: 'level', type: 'choice' as const, per: 'ticket' as const, needed: 'now' as const },
  ...{ question: 'Nivel', help: '', choices: ['Nuevo', 'Experto'], text: '', edition: '1' },
  translations: { question: { en: 'Level' }, choices: { en: ['Beginner', 'Expert'] } },
};
const answer = { questionId: 'level', ticket: 't', value: 'Experto', question: 'Niveau', at: '' };
const aBooking = (name: string, more: Partial<ManifestBooking> = {}): ManifestBooking => ({
  ...{ id: name, reference: name.toUpperCase(), status: 'CONFIRMED', places: 1, language: 'de' },
  contact: { name, email: null, phone: '+34600111222' },
  ...{ notes: null, note: null, answers: [], pickup: null, remindedAt: null, extras: [] },
  whatsapp: { url: `https://wa.me/34600111222?text=${name}`, text: name },
  money: { owedCents: 0, taken: [] },
  tickets: [
    {
      ...{ code: name, answers: [answer], unit: { name: 'Adults', translations: {} } },
      ...{ name: null, age: null, redeemedAt: null, noShowAt: null },
    },
  ],
  ...more,
});
const at = (id: string, time: string) => ({
  ...{ id, name: id, directions: '', latitude: null, longitude: null, minutesBefore: 30 },
  ...{ translations: {}, hotel: 'Hotel Capri', time },
});
const DAY = '2027-06-12';
const open = (bookings: ManifestBooking[]) =>
  openAdmin(`/admin/departures/5/${DAY}/10:00`, {
    [`GET /api/admin/departures/5/${DAY}/10:00`]: () =>
      json({
        option: aFirmCalendar(DAY, []).options[0],
        ...{ departure: aFirmDeparture(DAY), questions: [LEVEL], bookings, waiting: [] },
      }),
  });
const table = async () => within(await screen.findByRole('table', { name: 'Manifest' }));

test('guests stand under the stop at which they are picked up, and those of the meeting point under it', async () => {
  open([
    aBooking('Dan', { pickup: at('Fornells', '09:00') }),
    aBooking('Bob', { pickup: at('Fornells', '09:00') }),
    aBooking('Ada'),
  ]);
  const stops = (await table()).getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(stops).toEqual(['09:00 Fornells · 2 people', 'At the meeting point · 1 person']);
});

test('without pick-ups there are no stops; answers are in the language of the screen, and each guest is one tap from a chat', async () => {
  open([aBooking('Ada', { remindedAt: '2027-06-11T15:00:00.000Z' })]);
  const list = await table();
  expect(list.queryAllByRole('rowheader')).toEqual([]);
  expect(list.getByText('Expert').parentElement?.textContent).toBe('Level (1): Expert');
  const chat = screen.getByRole('link', { name: 'How to find us: Ada (WhatsApp)' });
  expect(chat.getAttribute('href')).toContain('wa.me');
  expect(screen.getByText(/^Reminded: /)).toBeTruthy();
});
