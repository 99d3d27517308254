import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, outbox } from '#core/db/schema.ts';
import { db } from '../../../test/builders.ts';
import { getJson, postForm, send } from '../../../test/client.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  DAY,
  made,
  pathOf,
  startOn,
} from '../../../test/orders/guest-bookings.ts';
import { findBookings } from '../booking.reads.ts';

asGuests();

test('the calendar file has the times of the island', async () => {
  const { booking, token } = await made(await anOption(), booked);
  const response = await send(
    `/api/bookings/${booking.reference}/calendar.ics?token=${token}&lang=de`,
  );
  const text = await response.text();
  expect(response.headers.get('Content-Type')).toContain('text/calendar');
  expect(text).toContain(`DTSTART;TZID=Europe/Madrid:${DAY.replaceAll('-', '')}T100000`);
  expect(text).toContain('SUMMARY:Segeltag');
});

test('forms without scripts book, and cancel', async () => {
  const option = await anOption();
  const fields = {
    ...{
      optionId: String(option.optionId),
      departureId: await startOn(option, DAY),
      [`unit.${option.adult}`]: '2',
      [`unit.${option.child}`]: '1',
    },
    ...{
      [`ages.${option.child}`]: '7',
      [`unit.${option.family}`]: '',
      'contact.name': 'Eva',
      'contact.phone': '+49 170 1234567',
    },
    ...{
      privacyAccepted: 'true',
      termsAccepted: 'true',
      language: 'de',
      form: 'trip-booking',
      page: `/de/trips/${option.tripId}`,
    },
  };
  const response = await postForm(pathOf(option), fields);
  expect(response.status, await response.clone().text()).toBe(303);
  const shown = new URL(response.headers.get('Location') ?? '', 'http://x');
  expect(shown.pathname).toMatch(/^\/de\/order\/[2-9A-HJ-NP-Z]{8}$/);
  const reference = shown.pathname.split('/').at(-1) ?? '';
  const token = shown.searchParams.get('token') ?? '';
  expect(await getJson(`/api/bookings/${reference}?token=${token}`)).toMatchObject({
    status: 'CONFIRMED',
    places: 3,
    totalCents: 12_500,
  });
  const page = `/de/order/${reference}?token=${token}`;
  const cancelled = await postForm(`/api/bookings/${reference}/cancel`, {
    token,
    feeCents: '0',
    form: 'booking-cancel',
    page,
  });
  expect(cancelled.status).toBe(303);
  expect(await getJson(`/api/bookings/${reference}?token=${token}`)).toMatchObject({
    status: 'CANCELLED',
  });
});

test('guest and firm get a mail for each step, and none for a hold', async () => {
  const option = await anOption();
  const hold = await made(option, { notes: 'told' });
  const mailsSent = async () => {
    const [row] = await findBookings(db, eq(bookings.reference, hold.booking.reference), 1);
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.relatedId, row?.id ?? ''));
    return mails.map((mail) => ({ ...mail, line: `${mail.kind} ${mail.language}` }));
  };
  expect(await mailsSent()).toEqual([]);
  await act(hold, 'confirm', { ...booked, contact: { name: 'Tom', email: 'told@example.com' } });
  await act(hold, 'change', { units: [{ unitId: option.adult, quantity: 1 }] });
  await act(hold, 'change', { units: [{ unitId: option.adult, quantity: 1 }] });
  await act(hold, 'cancel');
  const mails = await mailsSent();
  expect(mails.map(({ line }) => line).sort()).toEqual([
    ...['trip.cancelled de', 'trip.changed de', 'trip.confirmed de'],
    ...['trip.firm.cancelled es', 'trip.firm.changed es', 'trip.firm.received es'],
  ]);
  const confirmed = mails.find(({ kind }) => kind === 'trip.confirmed');
  for (const part of [hold.manageUrl, 'Segeltag', '10:00', '2 × Adults', '100'])
    expect(confirmed?.body).toContain(part);
  expect(confirmed?.attachments[0]?.content).toContain('STATUS:CONFIRMED');
  expect(mails.find(({ kind }) => kind === 'trip.cancelled')?.attachments[0]?.content).toMatch(
    /SEQUENCE:4[\s\S]*STATUS:CANCELLED/,
  );
});

test.each(['es', 'en', 'de', 'ca'])(
  'the page of a booking is rendered with all that its holder needs in %s',
  async (language) => {
    const { booking, token } = await made(await anOption(), { ...booked, notes: language });
    const page = await send(`/${language}/order/${booking.reference}?token=${token}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    for (const part of [
      booking.reference,
      booking.tickets[0]?.ticketCode ?? 'no ticket',
      'calendar.ics',
      '10:00',
      'id="cancel"',
    ])
      expect(html).toContain(part);
    expect((await send(`/${language}/order/${booking.reference}?token=wrong`)).status).toBe(404);
  },
);
