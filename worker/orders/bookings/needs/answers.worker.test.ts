import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { TripAvailability } from '#contract/bookings/availability.ts';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import type { PersonData } from '#contract/mail/inbox.ts';
import type { Problem } from '#contract/problem.ts';
import { bookings } from '#core/db/schema.ts';
import { anAdmin, jsonOf } from '../../../test/admin.ts';
import { db } from '../../../test/builders.ts';
import { getJson, postForm } from '../../../test/client.ts';
import {
  act,
  anOption,
  asGuests,
  booked,
  CONTACT,
  DAY,
  made,
  order,
  pathOf,
  postJson,
  seen,
  startOn,
} from '../../../test/orders/guest-bookings.ts';
import { PICKUPS, QUESTIONS } from '../../../test/orders/some-questions.ts';

asGuests();
const admin = await anAdmin();
let option: Awaited<ReturnType<typeof anOption>>;
beforeAll(async () => {
  option = await anOption({ option: { questions: QUESTIONS, pickups: PICKUPS, capacity: null } });
});

const AT_ONCE = [
  { questionId: 'level', value: 'Profi' },
  { questionId: 'swims', ticket: 0, value: true },
  { questionId: 'swims', ticket: 1, value: 'no' },
];
const valuesOf = ({ answers, tickets }: GuestBooking) =>
  answers.map(({ questionId, ticket, value }) => [
    questionId,
    tickets.findIndex(({ uuid }) => uuid === ticket),
    value,
  ]);
async function refusal(response: Response) {
  const { errors } = (await response.json()) as Problem;
  return [response.status, errors?.map(({ path, code }) => `${path} ${code}`)];
}

test('what is asked and where guests are picked up is read with the option, in one language', async () => {
  const { options } = await getJson<TripAvailability>(
    `/api/trips/${option.tripId}/availability?from=${DAY}&lang=de`,
  );
  expect(options[0]?.questions.map(({ question }) => question)).toEqual([
    ...['Ernährung', 'Número de pie', 'Niveau', '¿Sabe nadar?', 'Firma', 'Deseos'],
  ]);
  expect(options[0]?.questions[2]?.choices).toEqual(['Neuling', 'Profi']);
  expect(options[0]?.pickups.map(({ name }) => name)).toEqual(['Mahón', 'Ciutadella']);
});

test('a booking without what is asked at once is refused at each field, in the language of the guest', async () => {
  const response = await postJson(pathOf(option), await order(option, booked));
  const problem = (await response.json()) as Problem;
  expect(response.status).toBe(422);
  expect(problem.errors).toEqual([
    { path: 'answer.level', code: 'required', message: 'Bitte beantworten: „Niveau“' },
    { path: 'answer.swims.0', code: 'required', message: 'Bitte beantworten: „¿Sabe nadar?“' },
    { path: 'answer.swims.1', code: 'required', message: 'Bitte beantworten: „¿Sabe nadar?“' },
  ]);
  expect((await postJson(pathOf(option), await order(option))).status).toBe(201);
});

test.each([
  [[{ questionId: 'none', value: 'x' }], 'answers.0.questionId invalid'],
  [[{ questionId: 'size', ticket: 0, value: 'big' }], 'answer.size.0 invalid'],
  [[{ questionId: 'size', ticket: 2, value: 41 }], 'answers.0.ticket invalid'],
  [[{ questionId: 'size', value: 41 }], 'answers.0.ticket invalid'],
  [[{ questionId: 'diet', ticket: 0, value: 'x' }], 'answers.0.ticket invalid'],
  [[{ questionId: 'level', value: 'Meister' }], 'answer.level invalid'],
  [[{ questionId: 'swims', ticket: 1, value: 'maybe' }], 'answer.swims.1 invalid'],
  [[{ questionId: 'diet', value: 'x'.repeat(1001) }], 'answers.0.value too_long'],
])('an answer that is none is refused: %j', async (answers, fault) => {
  const response = await postJson(pathOf(option), await order(option, { answers }));
  expect(await refusal(response)).toEqual([422, [fault]]);
});

test('answers are stored with their ticket, choices in the firm’s words, and a waiver with what was signed', async () => {
  const { booking } = await made(option, {
    ...booked,
    notes: 'stored',
    answers: [
      ...AT_ONCE,
      { questionId: 'size', ticket: 1, value: '41,5' },
      { questionId: 'waiver', ticket: 0, value: 'Ada Vidal' },
    ],
    pickup: { pointId: 'mao', hotel: 'Hotel Capri' },
  });
  expect(valuesOf(booking)).toEqual([
    ['level', -1, 'Experto'],
    ['swims', 0, 'yes'],
    ['swims', 1, 'no'],
    ['size', 1, '41.5'],
    ['waiver', 0, 'Ada Vidal'],
  ]);
  expect(booking.answers.at(-1)).toMatchObject({
    text: 'Ich paddle auf eigene Gefahr.',
    edition: '2027-01',
  });
  expect(booking.pickup).toMatchObject({ id: 'mao', hotel: 'Hotel Capri', minutesBefore: 45 });
});

test('a hold is confirmed once everything is answered that is asked at once', async () => {
  const hold = await made(option, { answers: AT_ONCE.slice(0, 1) });
  expect((await refusal(await act(hold, 'confirm', booked)))[0]).toBe(422);
  const answers = AT_ONCE.slice(1);
  const response = await act(hold, 'confirm', { ...booked, answers });
  expect(response.status, await response.clone().text()).toBe(200);
  expect(valuesOf(await response.json())).toHaveLength(3);
});

test('the holder of the link answers later, corrects and takes back, and chooses the meeting point again', async () => {
  const mine = await made(option, {
    ...{ ...booked, notes: 'later', answers: AT_ONCE },
    pickup: { pointId: 'ciutadella' },
  });
  const [first] = mine.booking.tickets;
  const answers = [
    { questionId: 'size', ticket: first?.uuid, value: 38 },
    { questionId: 'diet', value: 'vegan' },
  ];
  expect((await act(mine, 'answers', { answers })).status).toBe(200);
  expect((await seen(mine)).pickup?.id).toBe('ciutadella');
  const corrected = await act(mine, 'answers', {
    answers: [{ questionId: 'diet', value: '' }],
    pickup: null,
  });
  const booking = (await corrected.json()) as GuestBooking;
  expect(valuesOf(booking)).toHaveLength(4);
  expect(booking.pickup).toBe(null);
  const unknown = { pickup: { pointId: 'mars', hotel: '' } };
  expect(await refusal(await act(mine, 'answers', unknown))).toEqual([
    422,
    ['pickup.pointId invalid'],
  ]);
  expect((await act({ ...mine, token: 'wrong' }, 'answers', { answers })).status).toBe(404);
});

test('answers of a ticket leave with it', async () => {
  const mine = await made(option, { ...booked, notes: 'fewer', answers: AT_ONCE });
  const units = [{ unitId: option.adult, quantity: 1 }];
  const fewer = (await (await act(mine, 'change', { units })).json()) as GuestBooking;
  expect(valuesOf(fewer)).toEqual([
    ['level', -1, 'Experto'],
    ['swims', 0, 'yes'],
  ]);
  const [row] = await db
    .select({ answers: bookings.answers })
    .from(bookings)
    .where(eq(bookings.reference, fewer.reference));
  expect(row?.answers).toHaveLength(2);
});

test('a form without scripts answers for the booking and for each ticket', async () => {
  const response = await postForm(pathOf(option), {
    ...{ optionId: String(option.optionId), departureId: await startOn(option, DAY) },
    ...{ [`unit.${option.adult}`]: '2', 'contact.name': 'Eva', 'contact.email': 'e@example.com' },
    ...{ 'answer.level': 'Neuling', 'answer.swims.0': 'yes', 'answer.swims.1': 'no' },
    ...{ 'pickup.pointId': 'mao', 'pickup.hotel': 'Capri', language: 'de' },
    ...{ privacyAccepted: 'true', termsAccepted: 'true', form: 'trip-booking' },
    page: `/de/trips/${option.tripId}`,
  });
  expect(response.status, await response.clone().text()).toBe(303);
  const shown = new URL(response.headers.get('Location') ?? '', 'http://x');
  const path = `/api/bookings/${shown.pathname.split('/').at(-1)}${shown.search}`;
  const booking = await getJson<GuestBooking>(path);
  expect(valuesOf(booking)).toHaveLength(3);
  expect(booking.pickup?.hotel).toBe('Capri');
});

test('an item of an order is held to the same, and names itself when it is refused', async () => {
  const item = {
    ...{ kind: 'trip', optionId: option.optionId, departureId: await startOn(option, DAY) },
    units: [{ unitId: option.adult, quantity: 2 }],
  };
  const send = (one: object) =>
    postJson('/api/orders', {
      ...{ items: [one], contact: CONTACT, language: 'en' },
      ...{ privacyAccepted: true, termsAccepted: true },
    });
  const refused = await send(item);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ item: 0, code: 'answers' });
  const response = await send({
    ...{ ...item, answers: AT_ONCE, pickup: { pointId: 'mao', hotel: 'Capri' } },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const { items } = (await response.json()) as { items: { reference: string }[] };
  const [row] = await db
    .select()
    .from(bookings)
    .where(eq(bookings.reference, items[0]?.reference ?? ''));
  expect(row?.answers.map(({ value }) => value)).toEqual(['Experto', 'yes', 'no']);
  expect(row?.pickup?.id).toBe('mao');
});

test('answers are in the export of a person and are deleted with the person', async () => {
  const contact = { name: 'Rosa', email: 'rosa@example.com' };
  const pickup = { pointId: 'mao', hotel: 'Hotel Rosa' };
  const one = await made(option, { ...booked, contact, answers: AT_ONCE, pickup });
  const exported = await jsonOf<PersonData>(
    admin('/person/export', 'POST', { email: contact.email }),
  );
  expect(JSON.stringify(exported)).toContain('Hotel Rosa');
  expect(JSON.stringify(exported)).toContain('Experto');
  expect((await admin('/person/erase', 'POST', { email: contact.email })).status).toBe(200);
  const [row] = await db
    .select({ answers: bookings.answers, pickup: bookings.pickup })
    .from(bookings)
    .where(eq(bookings.reference, one.booking.reference));
  expect(row).toEqual({ answers: [], pickup: null });
});
