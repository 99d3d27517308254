import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { noteServerTime } from '#base/clock/server-clock.ts';
import { renderPart } from '../../test/render.tsx';
import { DRAFTS_KEY, readDraft } from './drafts.ts';
import { TextField } from './fields.tsx';
import { useDraftForm } from './use-draft-form.ts';

const EMPTY = { name: '', code: '', people: '2', privacyAccepted: '' };

function Form() {
  const form = useDraftForm('/api/things', {
    id: 'thing',
    initial: EMPTY,
    send: async () => 'done',
  });
  return (
    <form {...form.formProps}>
      <TextField form={form} name="name" label="Name" required />
      <TextField form={form} name="people" label="People" required />
      <button type="button" onClick={() => form.set('privacyAccepted', 'true')}>
        Agree
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const stored = () => localStorage.getItem(DRAFTS_KEY);

test('input outlives the page, in another tab as well; the consent does not, and nothing is stored of a form that was only seen', async () => {
  const first = await renderPart(<Form />);
  expect(stored()).toBeNull();
  await first.user.type(screen.getByLabelText(/Name/), 'Ada');
  await first.user.click(screen.getByRole('button', { name: 'Agree' }));
  expect(readDraft('/api/things')).toEqual({ name: 'Ada' });
  first.unmount();
  await renderPart(<Form />);
  expect((screen.getByLabelText(/Name/) as HTMLInputElement).value).toBe('Ada');
  expect((screen.getByLabelText(/People/) as HTMLInputElement).value).toBe('2');
});

test('a form that was sent leaves nothing in the browser', async () => {
  const { user } = await renderPart(<Form />);
  await user.type(screen.getByLabelText(/Name/), 'Ada');
  expect(stored()).toContain('Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(stored()).toBeNull());
});

test('a draft ends after a day of the server’s clock, not by the clock of a device that is ahead', async () => {
  const now = Date.now();
  localStorage.setItem(
    DRAFTS_KEY,
    JSON.stringify({ '/api/things': { until: now + 60_000, value: { name: 'Ada' } } }),
  );
  vi.useFakeTimers({ now: now + 3_600_000, toFake: ['Date', 'performance'] });
  expect(readDraft('/api/things')).toEqual({ name: 'Ada' });
  act(() => noteServerTime(new Headers({ 'Server-Timing': `now;dur=${now}` })));
  expect(readDraft('/api/things')).toEqual({ name: 'Ada' });
  vi.advanceTimersByTime(61_000);
  expect(readDraft('/api/things')).toEqual({});
  expect(stored()).toBeNull();
});
