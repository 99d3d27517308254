import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, menorcaToday } from '#contract/calendar.ts';
import { bookingToken } from '#core/auth/manage-link.ts';
import { bookings } from '#core/db/schema.ts';
import { confirm } from '#orders/bookings/changes/states.ts';
import { type Admin, anAdmin } from '../../../test/admin.ts';
import { aTripType, db } from '../../../test/builders.ts';
import { postForm, send } from '../../../test/client.ts';
import { aBookableOption, takenOn, tryToBook } from '../../../test/orders/bookable.ts';
import { secretOf } from '../../../test/orders/paid-first.ts';

// Without scripts the guest of a departure that was called off chooses with the forms that are in the page's markup.

const DAY = addDays(menorcaToday(new Date()), 10);
const NEXT = addDays(DAY, 1);
let admin: Admin;
beforeAll(async () => {
  await aTripType();
  admin = await anAdmin();
});

type Form = { action: string; button: string; fields: Record<string, string> };
/** The forms of a page, with what they send. */
async function formsOf(html: string): Promise<Form[]> {
  const forms: Form[] = [];
  const last = () => forms.at(-1);
  await new HTMLRewriter()
    .on('form', {
      element: (form) => {
        forms.push({ action: form.getAttribute('action') ?? '', button: '', fields: {} });
      },
    })
    .on('form input', {
      element: (input) => {
        const name = input.getAttribute('name');
        const form = last();
        if (name && form) form.fields[name] = input.getAttribute('value') ?? '';
      },
    })
    .on('form button', {
      text: ({ text }) => {
        const form = last();
        if (form) form.button += text;
      },
    })
    .transform(new Response(html))
    .text();
  return forms;
}

async function aGuest({ capacity = 20, places = 1 } = {}) {
  const { optionId, adult } = await aBookableOption({ option: { capacity } });
  const now = new Date();
  const hold = await tryToBook(optionId, DAY, Array(places).fill(adult), now, {
    contact: { fullName: 'Ada', emailAddress: 'ada@example.com' },
    language: 'en',
  });
  const booking = await confirm(db, hold, true, { actor: 'test', now });
  const token = await bookingToken(await secretOf(), booking.id);
  const called = await admin('/called-off', 'POST', {
    departures: [{ optionId, date: DAY, time: '10:00' }],
    ...{ offeredDate: NEXT, reasons: { en: 'Thick fog' } },
    answerBy: new Date(Date.now() + 86_400_000).toISOString(),
  });
  expect(called.status, await called.clone().text()).toBe(200);
  const path = `/en/order/${booking.reference}?token=${token}`;
  const page = async (at = path) => {
    const response = await send(at);
    expect(response.status).toBe(200);
    return response.text();
  };
  const form = async (button: string, at = path) => {
    const forms = await formsOf(await page(at));
    const found = forms.find((one) => one.button.includes(button));
    if (!found) throw new Error(`no “${button}” among ${forms.map((one) => one.button)}`);
    return found;
  };
  const row = async () => (await db.select().from(bookings).where(eq(bookings.id, booking.id)))[0];
  return { optionId, adult, page, form, row };
}
const buttonsOf = async (html: string) =>
  (await formsOf(html)).map(({ button }) => button).join(', ');
const sent = ({ action, fields }: Form) => postForm(action.split('#')[0] ?? '', fields);
/** The page that a form leads to. */
const ledTo = (response: Response) => {
  expect(response.status).toBe(303);
  const { pathname, search } = new URL(response.headers.get('Location') ?? '', 'http://x');
  return `${pathname}${search}`;
};

test('the page names the reason and has a form for the day that is offered, which takes it and leads back', async () => {
  const guest = await aGuest();
  expect(await guest.page()).toContain('Thick fog');
  const response = await sent(await guest.form('Take this day at 10:00'));
  const shown = await guest.page(ledTo(response));
  expect(await buttonsOf(shown)).not.toContain('Take this day');
  expect(await guest.row()).toMatchObject({ status: 'CONFIRMED', localDate: NEXT, choice: 'date' });
});

test('another form gives the money back, and leads to a page that says so', async () => {
  const guest = await aGuest();
  const response = await sent(await guest.form('Request refund'));
  const shown = await guest.page(ledTo(response));
  expect(await buttonsOf(shown)).not.toContain('Take this day');
  expect(await guest.row()).toMatchObject({
    status: 'CANCELLED',
    refund: 'FULL',
    choice: 'refund',
  });
});

test('when others were faster, the form comes back and says so, and the money can still be had', async () => {
  const guest = await aGuest({ capacity: 2, places: 2 });
  const take = await guest.form('Take this day');
  await tryToBook(guest.optionId, NEXT, [guest.adult], new Date());
  const refused = await sent(take);
  expect(refused.status).toBe(409);
  const html = await refused.text();
  expect(html).toContain('<html lang="en"');
  expect(html).toMatch(/role="(?:alert|status)"/);
  expect(await buttonsOf(html)).toContain('Request refund');
  expect(await takenOn(guest.optionId, NEXT, new Date())).toBe(1);
  expect(await guest.row()).toMatchObject({ choice: null });
  expect(ledTo(await sent(await guest.form('Request refund')))).toContain('/en/order/');
});
