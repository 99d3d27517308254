import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { FirmCalendar, FirmDeparture } from '#contract/bookings/firm-calendar.ts';
import type { WeatherTemplate } from '#contract/bookings/weather-note.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import { departures } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../test/admin.ts';
import { db } from '../../test/builders.ts';
import { anOption, asGuests, booked, DAY, made, seen } from '../../test/orders/guest-bookings.ts';

asGuests();
const admin = await anAdmin();
const pathOf = (optionId: number, time = '10:00') => `/departures/${optionId}/${DAY}/${time}`;

test('the firm’s words on the weather are on the guests’ pages until they are taken back', async () => {
  const option = await anOption();
  const mine = await made(option, booked);
  const write = (note: object) =>
    jsonOf<FirmDeparture>(admin(`${pathOf(option.optionId)}/weather`, 'PUT', note));
  const note = { es: 'Habrá viento.', de: 'Es wird windig.' };
  expect(await write({ ...note, en: '  ', ca: '' })).toMatchObject({ weatherNote: note, sold: 2 });
  expect(await seen(mine)).toMatchObject({ weatherNote: note });
  const calendar = await jsonOf<FirmCalendar>(admin(`/calendar?from=${DAY}&to=${DAY}`));
  expect(
    calendar.departures.find(({ optionId }) => optionId === option.optionId)?.weatherNote,
  ).toEqual(note);
  await write({});
  expect(await seen(mine)).toMatchObject({ weatherNote: null });
});

test('a departure without bookings has its note when the first one comes', async () => {
  const option = await anOption();
  const path = `${pathOf(option.optionId)}/weather`;
  expect((await admin(path, 'PUT', { en: 'Bring a jacket.' })).status).toBe(200);
  expect(await seen(await made(option, booked))).toMatchObject({
    weatherNote: { en: 'Bring a jacket.' },
  });
  expect(
    await db.select().from(departures).where(eq(departures.optionId, option.optionId)),
  ).toHaveLength(1);
});

test('a note of more than 500 characters is refused, and so is one for a start that nothing has', async () => {
  const { optionId } = await anOption();
  const long = { en: 'x'.repeat(501) };
  expect((await admin(`${pathOf(optionId)}/weather`, 'PUT', long)).status).toBe(422);
  expect((await admin(`${pathOf(optionId, '11:00')}/weather`, 'PUT', { en: 'x' })).status).toBe(
    404,
  );
});

test('each template is there in every language', async () => {
  const templates = await jsonOf<WeatherTemplate[]>(admin('/departures/weather-templates'));
  expect(templates.length).toBeGreaterThan(4);
  for (const { name, note } of templates)
    for (const language of LANGUAGES) expect([name, note[language]?.length]).not.toEqual([name, 0]);
});
