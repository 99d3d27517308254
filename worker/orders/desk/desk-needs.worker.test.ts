import { beforeAll, expect, test } from 'vitest';
import type { GuestBooking } from '#contract/bookings/guest-bookings.ts';
import { openOf } from '#contract/bookings/needs/questions.ts';
import type { TripRequestDetail } from '#contract/mail/inbox.ts';
import type { OrderDetail } from '#contract/orders/order-detail.ts';
import type { Problem } from '#contract/problem.ts';
import { type Admin, anAdmin, jsonOf } from '../../test/admin.ts';
import { getJson } from '../../test/client.ts';
import {
  anOption,
  asGuests,
  booked,
  DAY,
  made,
  startOn,
} from '../../test/orders/guest-bookings.ts';
import { PICKUPS, QUESTIONS } from '../../test/orders/some-questions.ts';

asGuests();
let admin: Admin;
let option: Awaited<ReturnType<typeof anOption>>;
beforeAll(async () => {
  admin = await anAdmin();
  option = await anOption({ option: { questions: QUESTIONS, pickups: PICKUPS, capacity: null } });
});

const ANSWERS = [
  { questionId: 'level', value: 'Profi' },
  { questionId: 'swims', ticket: 0, value: 'yes' },
  { questionId: 'swims', ticket: 1, value: 'no' },
  { questionId: 'waiver', ticket: 0, value: 'Ada Vidal' },
];
const NEEDS = { answers: ANSWERS, pickup: { pointId: 'mao', hotel: ' Hotel  Capri ' } };
const places = async (needs: object = {}) => ({
  ...{ optionId: option.optionId, departureId: await startOn(option, DAY) },
  units: [{ unitId: option.adult, quantity: 2 }],
  ...needs,
});
const byHand = async (needs: object) =>
  admin('/orders', 'POST', {
    items: [{ kind: 'trip', ...(await places(needs)) }],
    contact: { name: 'Ada', phone: '+34600111222' },
    ...{ language: 'de', source: 'phone' },
  });
async function ofDesk(needs: object): Promise<TripRequestDetail & { manageUrl: string }> {
  const response = await byHand(needs);
  expect(response.status, await response.clone().text()).toBe(201);
  const [item] = (await jsonOf<OrderDetail>(response)).items;
  if (item?.kind !== 'trip') throw new Error('The trip is missing.');
  return { ...item.detail, manageUrl: item.manageUrl };
}
/** What is stored of answers and pick-up, with tickets by their number. */
const stored = ({
  answers,
  pickup,
  tickets,
}: Pick<GuestBooking, 'answers' | 'pickup'> & {
  tickets: readonly { uuid: string }[];
}) => ({
  pickup,
  answers: answers.map(({ at: _at, ticket, ...answer }) => ({
    ...answer,
    ticket: tickets.findIndex(({ uuid }) => uuid === ticket),
  })),
});

test('the firm enters answers and pick-up while it books, and they are stored as a guest’s are', async () => {
  const { booking } = await made(option, { ...booked, ...NEEDS });
  const order = await ofDesk(NEEDS);
  expect(stored(order).answers).toHaveLength(ANSWERS.length);
  expect(stored(order)).toEqual(stored(booking));
});

test('what must be answered at once may stay open at the desk, and the guest sees it as open', async () => {
  const order = await ofDesk({ answers: ANSWERS.slice(0, 1) });
  expect(order.pickup).toBeNull();
  const { pathname, search } = new URL(order.manageUrl, 'http://x');
  const guests = await getJson<GuestBooking>(
    `/api/bookings/${pathname.split('/').at(-1)}${search}`,
  );
  const open = openOf(guests.option.questions, guests.tickets, guests.answers);
  expect([...new Set(open.map(({ question }) => question.id))]).toEqual([
    ...['diet', 'size', 'swims', 'waiver'],
  ]);
});

test('an answer that is none names its item, its question and its person', async () => {
  const response = await byHand({ answers: [{ questionId: 'size', ticket: 1, value: 'big' }] });
  const problem = (await response.json()) as Problem;
  expect(response.status).toBe(422);
  expect(problem).toMatchObject({
    item: 0,
    errors: [{ path: 'items.0.answer.size.1', code: 'invalid' }],
  });
  const unknown = await byHand({ pickup: { pointId: 'mars' } });
  expect(((await unknown.json()) as Problem).errors?.[0]?.path).toBe('items.0.pickup.pointId');
});

test('a single booking by hand takes them as well', async () => {
  const response = await admin('/bookings', 'POST', {
    ...(await places(NEEDS)),
    ...{ contact: { name: 'Ada' }, language: 'de', source: 'counter' },
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const booking = await jsonOf<TripRequestDetail>(response);
  expect(stored(booking).answers).toHaveLength(ANSWERS.length);
  expect(booking.pickup).toMatchObject({ id: 'mao', hotel: 'Hotel Capri', minutesBefore: 45 });
});
