import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { Settings } from '#contract/pages/settings.schema.ts';
import { transferGuestMail } from './guest-mail.ts';
import type { TransferInMail, TransferMailEvent, TransferMailMore } from './mails.ts';
import { transferMails } from './mails.ts';

const site = v.parse(Settings, {
  siteName: 'Marès',
  email: 'firm@example.com',
  phone: '+34971000000',
});
const URL = 'https://mares.example/en/order/K7M2PQ4R?token=x';

const request = (change: Partial<TransferInMail> = {}): TransferInMail => ({
  id: 'id',
  reference: 'K7M2PQ4R',
  status: 'confirmed',
  version: 2,
  from: { name: 'Airport', meetingPoint: 'Arrivals hall', translations: {} },
  to: { name: 'Ciutadella', translations: {} },
  legs: [
    {
      leg: 'outbound',
      startsAt: '2027-06-12T12:30:00.000Z',
      endsAt: '2027-06-12T13:15:00.000Z',
      flight: null,
    },
  ],
  vehicle: { name: 'Minivan', translations: {} },
  adults: 2,
  childAges: [],
  lines: [{ code: 'outbound', quantity: 1, cents: 4250 }],
  totalCents: 4250,
  contact: { name: 'Anna', email: 'anna@example.com' },
  language: 'en',
  ...change,
});
const mail = (
  event: TransferMailEvent,
  more: TransferMailMore = {},
  change: Partial<TransferInMail> = {},
) => transferMails(event, site, request(change), URL, more);

afterEach(() => void vi.restoreAllMocks());

test('a calendar file that cannot be made does not stop the mail', () => {
  const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const [made] = transferGuestMail('confirmed', site, request(), URL, {}, () => {
    throw new Error('no zone');
  });
  expect(made).toMatchObject({
    to: 'anna@example.com',
    attachments: [],
    subject: 'Transfer K7M2PQ4R confirmed',
  });
  expect(made?.text).not.toContain('calendar file is attached');
  expect(errorLog).toHaveBeenCalledOnce();
});

test('the calendar file carries the request’s version, so that it replaces the one before', () => {
  const [changed] = mail('changed', {}, { version: 5 });
  expect(changed?.attachments?.[0]?.content).toContain('SEQUENCE:5\r\n');
  expect(changed?.attachments?.[0]?.content).toContain('UID:K7M2PQ4R-outbound@mares.example');
});

test('without an address only the firm gets mail, without the firm’s only the guest', () => {
  expect(
    mail('received', {}, { contact: { name: 'Anna', phone: '+34600000000' } }).map(({ to }) => to),
  ).toEqual(['firm@example.com']);
  expect(
    transferMails('received', { ...site, email: '' }, request(), URL).map(({ to }) => to),
  ).toEqual(['anna@example.com']);
});

test('the firm gets mail about what guests do, not about its own actions', () => {
  const readers = (
    event: TransferMailEvent,
    more?: TransferMailMore,
    change?: Partial<TransferInMail>,
  ) => mail(event, more, change).map(({ kind }) => kind);
  expect(readers('cancelled', { feeCents: 0 }, { status: 'cancelled_customer' })).toEqual([
    'transfer.cancelled',
    'transfer.firm.cancelled',
  ]);
  expect(readers('cancelled', {}, { status: 'cancelled_operator' })).toEqual([
    'transfer.cancelled',
  ]);
  expect(readers('change_requested', { text: 'Later?' })).toEqual([
    'transfer.change_requested',
    'transfer.firm.change_requested',
  ]);
  for (const event of ['confirmed', 'driver_assigned', 'changed', 'declined'] as const)
    expect(readers(event)).toEqual([`transfer.${event}`]);
});

test('a cancellation says what it costs, or that it costs nothing; the firm’s own says sorry', () => {
  const text = (more: TransferMailMore, status: string) =>
    mail('cancelled', more, { status })[0]?.text ?? '';
  expect(text({ feeCents: 2125 }, 'cancelled_customer')).toContain('Cancellation fee: €21.25');
  expect(text({ feeCents: 0 }, 'cancelled_customer')).toContain(
    'There is no charge for cancelling.',
  );
  expect(text({}, 'cancelled_operator')).toContain('We are sorry: we had to cancel this transfer.');
  expect(text({}, 'cancelled_operator')).toContain('There is no charge for cancelling.');
});

test('a change request is quoted to its guest, unless it contains a link; the firm gets all of it', () => {
  const bodies = (text: string) =>
    mail('change_requested', { text }).map(({ text: body }) =>
      body.includes(text.split('\n').at(-1) ?? ''),
    );
  expect(bodies('2027-06-12 · 15:30\nTwo hours later, please')).toEqual([true, true]);
  expect(bodies('Later?\nWin 500 EUR: http://evil.example/win')).toEqual([false, true]);
});
