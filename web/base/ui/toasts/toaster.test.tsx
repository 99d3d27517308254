import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance } from '../../../test/browser.ts';
import { renderPart } from '../../../test/render.tsx';
import {
  addToast,
  dismissToast,
  TOAST_REMOVE_DELAY_MS,
  type Toast,
  updateToast,
  useToasts,
} from './toast-store.ts';
import Toaster from './toaster.tsx';

const StoredToasts = () => <output>{useToasts().length} stored</output>;
async function showToaster() {
  vi.useFakeTimers();
  await renderPart(
    <>
      <Toaster />
      <StoredToasts />
    </>,
  );
}
function add(toast: Omit<Toast, 'id' | 'isOpen'>): string {
  let id = '';
  act(() => {
    id = addToast(toast);
  });
  return id;
}
const toasts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const storedText = () => screen.getByText(/stored$/).textContent;

test('a toast shows its title and description', async () => {
  await showToaster();
  add({ title: 'Success', description: 'It is sent.' });
  expect(toasts()).toEqual(['SuccessIt is sent.']);
});

test('only 1 toast is visible at a time: the newest', async () => {
  await showToaster();
  add({ title: 'First' });
  add({ title: 'Second' });
  expect(toasts()).toEqual(['Second']);
});

test('a toast is shown for 5000 ms', async () => {
  await showToaster();
  add({ title: 'Hello' });
  await advance(4999);
  expect(toasts()).toEqual(['Hello']);
  await advance(1);
  expect(toasts()).toEqual([]);
});

test('a toast that replaces another has its own 5000 ms', async () => {
  await showToaster();
  add({ title: 'First' });
  await advance(3000);
  add({ title: 'Second' });
  await advance(4999);
  expect(toasts()).toEqual(['Second']);
  await advance(1);
  expect(toasts()).toEqual([]);
});

test('a dismissed toast is gone from view at once and forgotten after 1,000,000 ms', async () => {
  await showToaster();
  expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
  add({ title: 'Hello' });
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await advance(0);
  expect(toasts()).toEqual([]);
  await advance(999_999);
  expect(storedText()).toBe('1 stored');
  await advance(1);
  expect(storedText()).toBe('0 stored');
});

test('a toast can be changed while it shows, and dismissed by its id', async () => {
  await showToaster();
  const id = add({ title: 'Sending' });
  act(() => updateToast(id, { title: 'Sent' }));
  expect(toasts()).toEqual(['Sent']);
  act(() => dismissToast(id));
  expect(toasts()).toEqual([]);
});

test('a destructive toast looks different from a normal one', async () => {
  await showToaster();
  add({ title: 'Success' });
  expect(screen.getByRole('listitem').className).not.toContain('bg-danger');
  add({ title: 'Error', variant: 'destructive' });
  expect(screen.getByRole('listitem').className).toContain('bg-danger');
});

/** Swipes the toast sideways. */
function swipe(pixels: number) {
  const toast = screen.getByRole('listitem');
  const at = (clientX: number) => ({
    clientX,
    clientY: 10,
    button: 0,
    pointerId: 1,
    pointerType: 'mouse',
  });
  fireEvent.pointerDown(toast, at(100));
  fireEvent.pointerMove(toast, at(100 + pixels / 2));
  fireEvent.pointerMove(toast, at(100 + pixels));
  fireEvent.pointerUp(toast, at(100 + pixels));
}

test.each([
  { pixels: 51, isGone: true },
  { pixels: 50, isGone: false },
  { pixels: -80, isGone: false },
])(
  'a swipe to the right past the threshold of 50 px dismisses a toast: $pixels px, $isGone',
  async ({ pixels, isGone }) => {
    await showToaster();
    add({ title: 'Hello' });
    swipe(pixels);
    await advance(0);
    expect(toasts()).toEqual(isGone ? [] : ['Hello']);
  },
);

test('F8 moves the focus to the toasts', async () => {
  await showToaster();
  add({ title: 'Hello' });
  fireEvent.keyDown(document, { code: 'F8', key: 'F8' });
  expect(
    screen.getByRole('region', { name: /^Notifications/ }).contains(document.activeElement),
  ).toBe(true);
});

test('the area of the toasts is at most 420 px wide on medium screens and up', async () => {
  await showToaster();
  expect(screen.getByRole('list').className).toContain('md:max-w-[420px]');
});

test('a toast’s action runs when it is pressed', async () => {
  await showToaster();
  const run = vi.fn();
  add({ title: 'Deleted', action: { label: 'Undo', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
});
