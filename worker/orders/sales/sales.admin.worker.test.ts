import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { anchorOf, type SaleField } from '#contract/sales/anchors.ts';
import type { SaleAnswer, SaleDetail, SaleList, SaleTrial } from '#contract/sales/sales.ts';
import { bookings, tripOptions } from '#core/db/schema.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { aTrip, aTripType, db } from '../../test/builders.ts';
import { getJson } from '../../test/client.ts';
import { aBookableOption } from '../../test/orders/bookable.ts';
import { aPartner } from '../../test/orders/partners.ts';

let admin: Admin;
let partnerId: number;
let option: Awaited<ReturnType<typeof aBookableOption>>;
const DAY = addDays(menorcaToday(new Date()), 45);
const german = (day: string) => day.split('-').toReversed().join('.');

beforeAll(async () => {
  await aTripType({ id: 1 });
  admin = await anAdmin();
  const names = { es: 'Barco dragón', de: 'Drachenboot', en: 'Dragon boat', ca: 'Barca drac' };
  const trip = await aTrip({
    ...{ name: 'Barco dragón', showBookingOptions: true, translations: { name: names } },
  });
  option = await aBookableOption({ tripId: trip.id });
  ({ id: partnerId } = await aPartner({ terms: 'net', tripCommissionBp: 2000, kind: 'agent' }));
});

const paste = async (text: string) => jsonOf<SaleDetail>(admin('/sales', 'POST', { text }));

test('a question shows fitting departures with prices; one tap holds places and writes the answer in its language', async () => {
  const asked = await paste(
    `Sind am ${german(DAY)} noch 4 Plätze auf dem Drachenboot frei, 2 Kinder? +49 170 1234567`,
  );
  expect(asked).toMatchObject({ kind: 'question', state: 'open', faults: [] });
  expect(asked.reading).toMatchObject({ language: 'de', people: { adults: 2, children: 2 } });
  expect(asked.fits).toHaveLength(3);
  const [fit] = asked.fits;
  expect(fit).toMatchObject({ date: DAY, time: '10:00', totalCents: 15_000 });
  const answer = await jsonOf<SaleAnswer>(
    admin(`/sales/${asked.id}/answer`, 'POST', {
      ...{ version: asked.version, language: 'de' },
      ...{ optionId: fit?.optionId, departureId: fit?.departureId, units: fit?.units },
    }),
  );
  expect(answer.text).toContain('Drachenboot');
  expect(answer.text).toContain('2 × Adults');
  expect(answer.text).toContain('150');
  expect(answer.text).toContain(answer.url);
  expect(answer.whatsappUrl).toContain('wa.me/491701234567');
  const { pathname, searchParams } = new URL(answer.url);
  expect(pathname).toBe(`/de/order/${answer.reference}`);
  const held = await getJson<GuestBooking>(
    `/api/bookings/${answer.reference}?token=${searchParams.get('token')}`,
  );
  expect(held).toMatchObject({ status: 'ON_HOLD', date: DAY, time: '10:00', totalCents: 15_000 });
  expect((await jsonOf<SaleDetail>(admin(`/sales/${asked.id}`))).result).toBe('answered');
});

test('an ambiguous day is asked, and departures of each day are shown', async () => {
  const { reading } = await paste('Dragon boat on 05/07 for two?');
  expect(reading?.day.certain).toBeNull();
  expect(reading?.day.options).toHaveLength(2);
});

test('a template is made by marking, tried on the mail, and the next mail is booked', async () => {
  const mail = (reference: string, kind = 'Neue') =>
    `---------- Forwarded message ---------\nVon: Portal <info@portal.example>\nDatum: 1.6.2027\nBetreff: ${kind} Buchung\nAn: wir\n\n${kind} Buchung\nNummer: ${reference}\nTour: Drachenboot\nTag: ${german(DAY)}\nGäste: 2 Erwachsene`;
  const draft = await paste(mail('P-1'));
  expect(draft).toMatchObject({ state: 'open', sender: 'info@portal.example' });
  const at = (field: SaleField, part: string) => {
    const from = draft.text.indexOf(part);
    return anchorOf(field, draft.text, from, from + part.length);
  };
  const layout = {
    ...{ sender: 'portal.example', language: 'de', dateOrder: 'dmy', names: [] },
    ...{ changedText: 'Geänderte Buchung', cancelledText: 'Stornierte Buchung' },
    anchors: [
      at('reference', 'P-1'),
      at('trip', 'Drachenboot'),
      at('day', german(DAY)),
      at('people', '2 Erwachsene'),
    ],
  };
  const { trials } = await jsonOf<{ trials: SaleTrial[] }>(
    admin('/sales/templates/try', 'POST', layout),
  );
  expect(trials).toHaveLength(1);
  expect(trials[0]).toMatchObject({ isOfLayout: true, faults: [], trips: [expect.any(String)] });
  const made = await admin('/sales/templates', 'POST', { ...layout, name: 'Portal', partnerId });
  expect(made.status, await made.clone().text()).toBe(201);
  const booked = await paste(mail('P-2'));
  expect(booked).toMatchObject({ state: 'done', result: 'booked', reference: 'P-2' });
  const cancelled = await paste(mail('P-2', 'Stornierte'));
  expect(cancelled).toMatchObject({ result: 'cancelled', booking: booked.booking });
});

test('a draft is completed and booked once, and a full departure is refused with alternatives', async () => {
  await db.update(tripOptions).set({ capacity: 4 }).where(eq(tripOptions.id, option.optionId));
  const day = addDays(DAY, 9);
  const draft = await paste(
    `Bitte eintragen: ${german(day)} Drachenboot, 3 Erwachsene, Familie Ott`,
  );
  expect(draft).toMatchObject({ kind: 'new', state: 'open', faults: ['free_text'] });
  const [fit] = draft.fits;
  const book = (one: SaleDetail, reference: string) =>
    admin(`/sales/${one.id}/book`, 'POST', {
      ...{ version: one.version, partnerId, reference, name: 'Familie Ott' },
      ...{ optionId: fit?.optionId, departureId: fit?.departureId, units: fit?.units },
    });
  const booked = await jsonOf<SaleDetail>(book(draft, 'H-7'));
  expect(booked).toMatchObject({ state: 'done', result: 'booked' });
  const [row] = await db.select().from(bookings).where(eq(bookings.resellerReference, 'H-7'));
  expect(row).toMatchObject({ partnerId, localDate: day, places: 3, contactName: 'Familie Ott' });
  expect((await book(draft, 'H-7')).status).toBe(409);
  const second = await paste(`Bitte eintragen: ${german(day)} Drachenboot, 2 Erwachsene, Frau Rot`);
  const refused = await book(second, 'H-8');
  expect(refused.status).toBe(409);
  const { current } = (await refused.json()) as { current: SaleDetail };
  expect(current).toMatchObject({ state: 'open', faults: ['full'] });
  expect(current.fits.length).toBeGreaterThan(0);
  expect(current.fits.map(({ date }) => date)).not.toContain(day);
});

test('messages are listed by state, searched, and put away', async () => {
  const one = await paste('Quelle heure est-il?');
  const away = await jsonOf<SaleDetail>(
    admin(`/sales/${one.id}/state`, 'POST', { version: one.version, state: 'dismissed' }),
  );
  expect(away.state).toBe('dismissed');
  const { items } = await jsonOf<SaleList>(admin('/sales?state=dismissed&q=heure'));
  expect(items.map(({ id }) => id)).toEqual([one.id]);
  const stale = await admin(`/sales/${one.id}/state`, 'POST', { version: 1, state: 'open' });
  expect(stale.status).toBe(409);
});

test('what guests call a trip is read once the firm has entered it', async () => {
  const before = await paste('Feuerspucker am Samstag für 2?');
  expect(before.reading?.trips).toEqual([]);
  const names = [{ name: 'Feuerspucker', optionId: option.optionId }];
  await jsonOf(admin('/sales/names', 'PUT', { names }));
  const after = await paste('Ist der Feuerspucker am Sonntag frei für 2?');
  expect(after.reading?.trips).toEqual([{ tripId: option.tripId, optionId: option.optionId }]);
});
