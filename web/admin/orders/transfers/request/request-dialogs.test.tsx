import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LazyToaster } from '#base/ui/toasts/lazy-toaster.tsx';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { type Call, json, stubApi } from '../../../../test/api.ts';
import { renderPart } from '../../../../test/render.tsx';
import { aTransfer } from '../../../../test/transfer-detail.ts';
import { RequestProvider } from './request-context.tsx';
import { RequestEditDialog } from './request-edit-dialog.tsx';
import { RequestSteps } from './request-steps.tsx';
import { RequestVan } from './request-van.tsx';

const STATE = 'POST /api/admin/transfers/a1/state';
const NOTE = 'Note to the guest (in German)';

const show = (request: TransferDetail, part = <RequestSteps />) =>
  renderPart(
    <RequestProvider name="ABCD2345" request={request}>
      {part}
      <LazyToaster />
    </RequestProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const note = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: NOTE });
const isFilled = (name: string) => button(name).className.includes('bg-sea-700');

test('a state change that failed says why, and keeps the dialog with its note until it is done', async () => {
  const answers = [
    new Response('The database is away.', { status: 503 }),
    json(aTransfer({ status: 'cancelled_customer', next: [] })),
  ];
  const calls = stubApi({ [STATE]: () => answers.shift() as Response });
  const { user } = await show(aTransfer());
  await user.click(button('Cancel at the guest’s request'));
  await user.type(note(), 'Bis bald!');
  await user.click(screen.getByRole('dialog').querySelector('[type=submit]') as HTMLElement);
  expect(await screen.findByText('The database is away.')).toBeDefined();
  expect(note().value).toBe('Bis bald!');
  await user.click(screen.getByRole('dialog').querySelector('[type=submit]') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    calls
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { note: string }).note),
  ).toEqual(['Bis bald!', 'Bis bald!']);
});

test('a request without the terms is answered with an offer', async () => {
  const calls = stubApi({ [STATE]: () => json(aTransfer({ status: 'quoted', offer: 'made' })) });
  const { user } = await show(
    aTransfer({ status: 'new', offer: 'due', next: ['quoted', 'confirmed'] }),
  );
  expect(screen.getByText(/^The guest has not accepted the terms yet/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Mark as quoted' })).toBeNull();
  await user.click(button('Make an offer'));
  const dialog = within(screen.getByRole('dialog'));
  const total = dialog.getByRole('textbox', { name: /^Total/ });
  await user.clear(total);
  expect(screen.getByRole('dialog').querySelector('[type=submit]')).toHaveProperty(
    'disabled',
    true,
  );
  await user.type(total, '45');
  await user.type(note(), 'Mit Kindersitz');
  await user.click(screen.getByRole('dialog').querySelector('[type=submit]') as HTMLElement);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ to: 'confirmed', totalCents: 4500, note: 'Mit Kindersitz' },
      until: expect.stringMatching(/^20.*Z$/),
    }),
  );
});

test('an offer says where it stands, and is made anew in its place', async () => {
  const calls = stubApi({ [STATE]: () => json(aTransfer({ status: 'quoted', offer: 'made' })) });
  const { user } = await show(
    aTransfer({
      ...{ status: 'quoted', offer: 'expired', next: ['quoted', 'declined'], totalCents: 4500 },
      ...{ offerUntil: '2027-06-10T10:00:00.000Z', offerNote: 'With a child seat' },
    }),
  );
  expect(screen.getByText('Ended without an answer')).toBeDefined();
  expect(screen.getByText(/^€45 · until/)).toBeDefined();
  expect(screen.getByText('With a child seat')).toBeDefined();
  await user.click(button('New offer…'));
  await user.click(screen.getByRole('dialog').querySelector('[type=submit]') as HTMLElement);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ to: 'quoted', totalCents: 4500 },
    }),
  );
});

test('a note survives a dialog that was closed, and is forgotten once it went out', async () => {
  stubApi({ [STATE]: () => json(aTransfer()) });
  const { user } = await show(aTransfer());
  const open = () => user.click(button('Cancel on our side'));
  await open();
  await user.type(note(), 'Pardon');
  await user.keyboard('{Escape}');
  await open();
  expect(note().value).toBe('Pardon');
  await user.click(screen.getByRole('dialog').querySelector('[type=submit]') as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  expect(note().value).toBe('');
});

test('what leaves a cancellation undone does not say «Cancel»', async () => {
  stubApi();
  const { user } = await show(aTransfer());
  await user.click(button('Cancel at the guest’s request'));
  const names = screen.getAllByRole('button').map((one) => one.textContent);
  expect(names).toContain('Keep the booking');
  expect(names).not.toContain('Cancel');
});

test('«completed» is the main step from the last journey’s day on, not before', async () => {
  vi.useFakeTimers({ now: new Date('2027-06-10T10:00:00Z'), toFake: ['Date'] });
  stubApi();
  const { unmount } = await show(aTransfer());
  expect(isFilled('Mark as completed')).toBe(false);
  unmount();
  await show(aTransfer({}, ['2027-06-03', '2027-06-10']));
  expect(isFilled('Mark as completed')).toBe(true);
});

function Editing() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <RequestEditDialog change={undefined} onClose={() => setOpen(false)} />;
}

test('a changed pick-up time ticks the mail to the guest; a tick that was removed stays removed', async () => {
  const calls = stubApi({ 'PUT /api/admin/transfers/a1': () => json(aTransfer()) });
  const { user } = await show(aTransfer(), <Editing />);
  const tick = () =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tell the guest by email' });
  expect(tick().checked).toBe(false);
  const time = screen.getByRole('textbox', { name: 'Time' });
  await user.clear(time);
  await user.type(time, '15:30');
  expect(tick().checked).toBe(true);
  await user.click(tick());
  await user.type(screen.getByRole('textbox', { name: /^Explanation for the guest/ }), 'x');
  expect(tick().checked).toBe(false);
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ method }: Call) => method !== 'GET')?.body;
  expect(sent).toMatchObject({ notify: false, legs: [{ leg: 'outbound', time: '15:30' }] });
});

test('the desk sees which van is free and what is in the way of the others, and binds one', async () => {
  const busy = { startsAt: '2027-06-12T10:30:00Z', endsAt: '2027-06-12T11:10:00Z' };
  const journey = { kind: 'journey', reference: 'WXYZ6789', leg: 'outbound', ...busy } as const;
  const vans = [
    { id: 7, name: 'Vito', plate: '1234 BCD', isFree: false, hindrances: [journey] },
    { id: 8, name: 'Sprinter', plate: '', isFree: true, hindrances: [] },
  ];
  const choices: TransferDetail['choices'] = [
    {
      ...{ leg: 'outbound', busyFrom: '2027-06-12T10:00:00Z', busyTo: '2027-06-12T11:20:00Z' },
      vans,
      drivers: [{ id: 1, name: 'Pau', isFree: true, hindrances: [] }],
    },
  ];
  const VAN = 'POST /api/admin/transfers/a1/van';
  const calls = stubApi({ [VAN]: () => json(aTransfer({ choices })) });
  const { user } = await show(aTransfer({ choices }), <RequestVan />);
  expect(screen.getByText('Taken: WXYZ6789, 12:30–13:10')).toBeDefined();
  expect(
    screen.getByText('Needed from 12:00 to 13:20, with the way there and back.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Assign: Vito' })).toBeNull();
  await user.click(button('Assign: Sprinter'));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ version: 3, leg: 'outbound', resourceId: 8 },
    }),
  );
});
