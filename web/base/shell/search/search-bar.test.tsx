import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SearchItem } from '#contract/content/search.ts';
import { json, later, stubApi } from '../../../test/api.ts';
import { renderPart } from '../../../test/render.tsx';
import SearchBar from './search-bar.tsx';
import { SUGGEST_PAUSE_MS } from './use-suggestions.ts';

const MAO: SearchItem = {
  kind: 'destination',
  id: 7,
  title: 'Maó',
  excerpt: '',
  path: '/destinations/7-mao',
  image: null,
  price: null,
};
const BOAT: SearchItem = {
  kind: 'trip',
  id: 3,
  title: 'Maó by boat',
  excerpt: '',
  path: '/trips/3-boat',
  image: null,
  price: null,
};
const address = (q: string) => `GET /api/search?lang=en&q=${q}`;
const answer =
  (...items: SearchItem[]) =>
  () =>
    json({ items });

const field = () => screen.getByRole('combobox', { name: 'Search the site' });
const options = () =>
  screen
    .queryAllByRole('option')
    .map((option) => option.firstElementChild?.nextElementSibling?.textContent);
const chosen = () =>
  screen
    .getAllByRole('option')
    .findIndex((option) => option.id === field().getAttribute('aria-activedescendant'));

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => {};

function Bar({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  return <SearchBar text={text} onText={setText} onClose={onClose} />;
}

async function show(answers: Parameters<typeof stubApi>[0]) {
  const calls = stubApi(answers);
  const close = vi.fn();
  return { ...(await renderPart(<Bar onClose={close} />, { path: '/blog' })), calls, close };
}

test('the search is debounced while typing, and sent once', async () => {
  const { user, calls } = await show({ [address('mahon')]: answer(MAO, BOAT) });
  await user.type(field(), 'mahon');
  expect(calls).toEqual([]);
  await waitFor(() => expect(options()).toEqual(['Maó', 'Maó by boat']));
  expect(calls.map(({ path }) => path)).toEqual(['/api/search?lang=en&q=mahon']);
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('2 suggestions');
});

test('one letter asks nothing', async () => {
  const { user, calls } = await show({});
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await user.type(field(), 'm');
  await act(() => vi.advanceTimersByTimeAsync(2 * SUGGEST_PAUSE_MS));
  expect(calls).toEqual([]);
  expect(field().getAttribute('aria-expanded')).toBe('false');
});

test('arrows walk through the suggestions and back to the text; Enter opens the chosen one', async () => {
  const { user, close, address: where } = await show({ [address('mao')]: answer(MAO, BOAT) });
  await user.type(field(), 'mao');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe(1);
  await user.keyboard('{ArrowDown}');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe(0);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/destinations/7-mao'));
  expect(close).toHaveBeenCalledOnce();
});

test('a click on a suggestion opens it', async () => {
  const { user, address: where } = await show({ [address('mao')]: answer(MAO, BOAT) });
  await user.type(field(), 'mao');
  await user.click(await screen.findByRole('option', { name: /by boat/ }));
  await waitFor(() => expect(where()).toBe('/trips/3-boat'));
});

test('Enter without a chosen suggestion searches for the text', async () => {
  const { user, address: where } = await show({ [address('mao')]: answer(MAO) });
  await user.type(field(), 'mao');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/search?q=mao'));
});

test('Escape closes the list first and the bar then', async () => {
  const { user, close } = await show({ [address('mao')]: answer(MAO) });
  await user.type(field(), 'mao');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

test('the list stays while the next answer is on its way, and a late answer to an older text is never shown', async () => {
  const slow = later();
  const { user, calls } = await show({
    [address('ma')]: answer(MAO, BOAT),
    [address('mah')]: () => slow.response,
    [address('maho')]: answer(MAO),
  });
  await user.type(field(), 'ma');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.type(field(), 'h');
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(options()).toHaveLength(2);
  await user.type(field(), 'o');
  await waitFor(() => expect(options()).toEqual(['Maó']));
  slow.answer(json({ items: [BOAT] }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(options()).toEqual(['Maó']);
});

test('when the server fails there is no list, and the text can still be searched for', async () => {
  const { user, calls, address: where } = await show({});
  await user.type(field(), 'mao');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(where()).toBe('/search?q=mao'));
});
