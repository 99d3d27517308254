import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { tripOptions } from '#core/db/schema.ts';
import { db } from '../../test/builders.ts';
import { demandNeeds, mutations, type NeedsKind } from '../../test/orders/octo-needs-shape.ts';
import { anOctoSite, CONTACT, ids, range } from '../../test/orders/octo-site.ts';
import { PICKUPS, QUESTIONS } from '../../test/orders/some-questions.ts';
import type { Availability, Booking, Product } from './octo.ts';

const { ask, sail, hire, reserved } = await anOctoSite();
const WANTED = 'octo/questions, octo/pickups';
beforeAll(async () => {
  for (const { optionId } of [sail, hire])
    await db
      .update(tripOptions)
      .set({ questions: QUESTIONS, pickups: PICKUPS })
      .where(eq(tripOptions.id, optionId));
});

const valuesOf = (one: Pick<Booking, 'questionAnswers'> | undefined) =>
  Object.fromEntries(
    one?.questionAnswers?.map(({ questionId, value }) => [questionId, value]) ?? [],
  );

test('a product has its questions at the option and at each unit, only where they are asked for', async () => {
  const plain = (await ask('GET', `/products/${sail.tripId}`)).body as Product;
  expect(plain.options[0]).not.toHaveProperty('questions');
  expect(plain.options[0]).not.toHaveProperty('pickupAvailable');
  const { body } = await ask('GET', `/products/${sail.tripId}`, undefined, WANTED);
  demandNeeds('product', body);
  const { questions, options } = body as Product;
  expect(questions).toEqual([]);
  expect(options[0]).toMatchObject({ pickupAvailable: true, pickupRequired: false });
  expect(options[0]?.questions?.map(({ id, inputType }) => `${id} ${inputType}`)).toEqual([
    ...['diet text', 'level select', 'more text'],
  ]);
  expect(options[0]?.questions?.[1]).toEqual({
    ...{ id: 'level', title: 'Nivel', shortDescription: null, required: true, inputType: 'select' },
    selectOptions: [
      { label: 'Nuevo', value: 'Nuevo' },
      { label: 'Experto', value: 'Experto' },
    ],
    coverImageUrl: null,
  });
  for (const { questions: ofUnit } of options[0]?.units ?? [])
    expect(ofUnit?.map(({ id, required }) => [id, required])).toEqual([
      ['size', false],
      ['swims', true],
      ['waiver', false],
    ]);
});

test.each([
  ['a sail at ten', sail, 'T09:15:00'],
  ['a day of hire from half past nine', hire, 'T08:45:00'],
] as const)('an availability of %s says when guests are picked up', async (_name, of, time) => {
  const { body } = await ask('POST', '/availability', { ...ids(of), ...range }, WANTED);
  const answered = body as Availability[];
  for (const one of answered) demandNeeds('availability', one);
  const [first] = answered;
  expect(first).toMatchObject({ pickupAvailable: true, pickupRequired: false });
  const [point] = first?.pickupPoints ?? [];
  expect(point?.localDateTime).toBe(
    `${first?.localDateTimeStart.slice(0, 10)}${time}${first?.localDateTimeStart.slice(-6)}`,
  );
  expect(point).toEqual({
    ...{ id: 'mao', name: 'Maó', directions: 'Estación', address: 'Maó' },
    ...{ latitude: 39.88, longitude: 4.26, googlePlaceId: null, street: null, postalCode: null },
    ...{ locality: null, region: 'Menorca', state: null, country: 'ES' },
    ...{ localDateTime: point?.localDateTime, localDateTimeTo: null },
  });
});

test('answers and the pick-up of a reservation are those of the booking until they are changed', async () => {
  const { uuid } = await reserved();
  const unitItems = [
    { unitId: String(sail.adult), questionAnswers: [{ questionId: 'swims', value: 'yes' }] },
    { unitId: String(sail.adult), questionAnswers: [{ questionId: 'size', value: '38' }] },
  ];
  const sent = {
    ...{ unitItems, questionAnswers: [{ questionId: 'level', value: 'Nuevo' }] },
    ...{ pickupRequested: true, pickupPointId: 'mao', pickupHotel: 'Capri', pickupHotelRoom: '12' },
  };
  const changed = (await ask('PATCH', `/bookings/${uuid}`, sent, WANTED)).body as Booking;
  demandNeeds('booking', changed);
  expect(valuesOf(changed)).toEqual({ diet: null, level: 'Nuevo', more: null });
  expect(changed.unitItems.map(valuesOf)).toEqual([
    { size: null, swims: 'yes', waiver: null },
    { size: '38', swims: null, waiver: null },
  ]);
  expect(changed).toMatchObject({
    ...{ pickupRequested: true, pickupPointId: 'mao', pickupHotel: 'Capri', pickupHotelRoom: '12' },
    pickupPoint: { id: 'mao' },
  });
  const refused = await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT }, WANTED);
  expect(refused).toMatchObject({ status: 400, body: { error: 'UNPROCESSABLE_ENTITY' } });
  const items = changed.unitItems.map((item) => ({
    ...{ uuid: item.uuid, unitId: item.unitId },
    questionAnswers: [{ questionId: 'swims', value: 'no' }],
  }));
  const body = { contact: CONTACT, unitItems: items, pickupRequested: false };
  const confirmed = (await ask('POST', `/bookings/${uuid}/confirm`, body, WANTED)).body as Booking;
  demandNeeds('booking', confirmed);
  expect(confirmed.status).toBe('CONFIRMED');
  expect(confirmed.unitItems.map(valuesOf)).toEqual([
    { size: null, swims: 'no', waiver: null },
    { size: '38', swims: 'no', waiver: null },
  ]);
  expect(confirmed).toMatchObject({
    pickupRequested: false,
    pickupPointId: null,
    pickupPoint: null,
  });
});

test('a reservation takes answers with it, and refuses what is no answer or no pick-up point', async () => {
  const open = await reserved(sail, 1, {
    questionAnswers: [{ questionId: 'diet', value: 'vegan' }],
    pickupPointId: 'ciutadella',
  });
  const { body } = await ask('GET', `/bookings/${open.uuid}`, undefined, WANTED);
  expect(valuesOf(body as Booking)).toMatchObject({ diet: 'vegan' });
  expect(body).toMatchObject({ pickupPointId: 'ciutadella' });
  for (const wrong of [
    { questionAnswers: [{ questionId: 'level', value: 'Master' }] },
    { questionAnswers: [{ questionId: 'none', value: 'x' }] },
    { pickupRequested: true, pickupPointId: 'mars' },
  ])
    expect(await ask('PATCH', `/bookings/${open.uuid}`, wrong, WANTED)).toMatchObject({
      ...{ status: 400, body: { error: 'UNPROCESSABLE_ENTITY' } },
    });
});

test('an answer with one field of questions or pick-ups missing, of another type or of another word is none', async () => {
  const booked = await reserved(sail, 2, {
    questionAnswers: [{ questionId: 'level', value: 'Nuevo' }],
    ...{ pickupPointId: 'mao', pickupHotel: 'Capri', pickupHotelRoom: '12' },
  });
  const answers = {
    product: (await ask('GET', `/products/${sail.tripId}`, undefined, WANTED)).body,
    availability: (
      (await ask('POST', '/availability', { ...ids(sail), ...range }, WANTED)).body as object[]
    )[0],
    booking: (await ask('GET', `/bookings/${booked.uuid}`, undefined, WANTED)).body,
  } as const satisfies Record<NeedsKind, unknown>;
  const kinds = Object.keys(answers) as NeedsKind[];
  for (const kind of kinds) demandNeeds(kind, answers[kind]);
  const faults = kinds.flatMap((kind) => mutations(answers[kind]).map((one) => ({ kind, ...one })));
  const passed = faults.filter(({ kind, body }) => {
    try {
      demandNeeds(kind, body);
      return true;
    } catch {
      return false;
    }
  });
  expect(passed.map(({ kind, at }) => `${kind}: ${at}`)).toEqual([]);
  for (const kind of kinds)
    expect(faults.filter((fault) => fault.kind === kind).length).toBeGreaterThan(30);
});

test('a reseller that does not ask questions confirms without answers', async () => {
  const { uuid } = await reserved();
  const { body } = await ask('POST', `/bookings/${uuid}/confirm`, { contact: CONTACT });
  expect(body).toMatchObject({ status: 'CONFIRMED' });
});
