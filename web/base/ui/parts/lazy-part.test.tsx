import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#base/api/query-client.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { forgetPartial, notePartial } from '#base/i18n/locale-backend.ts';
import { advance } from '../../../test/browser.ts';
import { STRINGS } from '../../../test/strings.ts';
import { lazyPart } from './lazy-part.tsx';
import { PartFrame } from './part-frame.tsx';

beforeEach(() => void vi.useFakeTimers());

type CounterProps = { name: string; onPress?: () => void };

function Counter({ name, onPress }: CounterProps) {
  const [count, setCount] = useState(0);
  const press = () => {
    setCount(count + 1);
    onPress?.();
  };
  return (
    <form>
      <input aria-label="Your name" defaultValue="" />
      <button type="button" onClick={press}>
        {name} {count}
      </button>
    </form>
  );
}

/** An import that fails `times` times. */
function failing(times: number) {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Counter;
  });
}

const Providers = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={createI18n('en', STRINGS)}>
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  </I18nextProvider>
);

const show = (part: ReactNode) => act(async () => render(part, { wrapper: Providers }));

const MARKUP = `<h1>Page</h1><div data-hydrates-late="true"><!--$--><form><input aria-label="Your name" value=""><button type="button">Likes<!-- --> <!-- -->0</button></form><!--/$--></div>`;

/** Hydrates the markup with a page whose state can change. */
async function hydratePage(Part: (props: CounterProps) => ReactNode) {
  let rename: (name: string) => void = () => {};
  function Page() {
    const [name, setName] = useState('Likes');
    rename = setName;
    return (
      <>
        <h1>Page</h1>
        <PartFrame>
          <Part name={name} onPress={() => {}} />
        </PartFrame>
      </>
    );
  }
  const container = document.createElement('div');
  container.innerHTML = MARKUP;
  document.body.append(container);
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <Providers>
        <Page />
      </Providers>,
      { onRecoverableError: (error) => problems.push(error) },
    ),
  );
  return {
    problems,
    rename: (name: string) => act(() => rename(name)),
    unmount: () => act(() => root.unmount()),
  };
}

const isHydrated = () =>
  document.querySelector('[data-hydrates-late]')?.hasAttribute('data-hydrated') ?? false;

test('beneath the server’s markup a failed part stays as served, with what was typed, and works once it is there', async () => {
  const load = failing(3);
  const Part = lazyPart(load);
  const { problems, unmount } = await hydratePage((props) => <Part {...props} />);
  const button = screen.getByRole('button');
  const field = screen.getByLabelText<HTMLInputElement>('Your name');
  field.value = 'Ana';
  await advance(3500);
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(screen.getByRole('button')).toBe(button);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(isHydrated()).toBe(false);
  await advance(60_000);
  expect(isHydrated()).toBe(true);
  expect([
    screen.getByRole('button'),
    screen.getByLabelText<HTMLInputElement>('Your name').value,
  ]).toEqual([button, 'Ana']);
  fireEvent.click(button);
  expect(button.textContent).toBe('Likes 1');
  expect(problems).toEqual([]);
  await unmount();
});

test('an update of the page around it does not reach a waiting part, and is there afterwards', async () => {
  const Part = lazyPart(failing(2));
  const { rename, unmount } = await hydratePage((props) => <Part {...props} />);
  const button = screen.getByRole('button');
  await rename('Stars');
  expect(screen.getByRole('button')).toBe(button);
  expect(button.textContent).toBe('Likes 0');
  await advance(60_000);
  expect(screen.getByRole('button')).toBe(button);
  expect(button.textContent).toBe('Stars 0');
  await unmount();
});

test('in the browser a missing part says so in its place, and comes when it is tried again', async () => {
  const Part = lazyPart(failing(1), { fallback: <p>Loading</p> });
  await show(<Part name="Likes" />);
  expect(screen.getByRole('alert').textContent).toContain(STRINGS.en.common['error.part']);
  fireEvent.click(screen.getByRole('button', { name: STRINGS.en.common['error.retry'] }));
  await advance(0);
  expect(screen.getByRole('button').textContent).toBe('Likes 0');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a missing part comes by itself, with the props of that moment', async () => {
  const Part = lazyPart(failing(2));
  const { rerender } = await show(<Part name="Likes" />);
  await advance(500);
  rerender(<Part name="Stars" />);
  await advance(60_000);
  expect(screen.getByRole('button').textContent).toBe('Stars 0');
});

test('a part that never comes is requested for ever, and a second failed try asks whether the page can be opened as a document', async () => {
  const load = failing(30);
  const document = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', document);
  const Part = lazyPart(load);
  await show(<Part name="Likes" />);
  await advance(600_000);
  expect(load.mock.calls.length).toBeGreaterThan(10);
  fireEvent.click(screen.getByRole('button', { name: STRINGS.en.common['error.retry'] }));
  await advance(0);
  expect(document).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeDefined();
  await advance(2_000_000);
});

test('a part that the page is complete without shows nothing until it is there', async () => {
  const Part = lazyPart(failing(1), { missing: 'nowhere' });
  const { container } = await show(<Part name="Likes" />);
  await advance(500);
  expect(container.textContent).toBe('');
  await advance(60_000);
  expect(screen.getByRole('button')).toBeDefined();
});

test('a deferred part beneath the server’s markup is not requested before it begins', async () => {
  const load = failing(0);
  const Part = lazyPart(load, { isDeferred: true });
  const { unmount } = await hydratePage((props) => <Part {...props} />);
  await advance(60_000);
  expect([load.mock.calls.length, isHydrated()]).toEqual([0, false]);
  Part.begin();
  await advance(1000);
  expect([load.mock.calls.length, isHydrated()]).toEqual([1, true]);
  await unmount();
});

test('a deferred part that was not rendered by the server is requested at once', async () => {
  const Part = lazyPart(failing(0), { isDeferred: true });
  await show(<Part name="Likes" />);
  await advance(0);
  expect(screen.getByRole('button')).toBeDefined();
});

test('a part waits for its texts and data as for its code', async () => {
  let left = 1;
  const needs = vi.fn(async () => {
    if (left-- > 0) throw new Error('Texts did not load: cookie');
  });
  const Part = lazyPart(failing(0), { needs });
  const { unmount } = await hydratePage((props) => <Part {...props} />);
  await advance(900);
  expect(isHydrated()).toBe(false);
  await advance(60_000);
  expect([needs.mock.calls.length, isHydrated()]).toEqual([2, true]);
  await unmount();
});

test('a part that the server has not rendered waits for the texts of which the page has brought a part', async () => {
  const requested: string[] = [];
  const texts = {
    type: 'backend' as const,
    init: () => {},
    read: (lng: string, namespace: 'common', done: (error: null, strings: object) => void) => {
      requested.push(`${lng}/${namespace}`);
      setTimeout(() => {
        // As `localeBackend` does once a file has come.
        forgetPartial(lng, namespace);
        done(null, STRINGS.en[namespace]);
      }, 100);
    },
  };
  notePartial('en', 'common');
  const Part = lazyPart(failing(0));
  await act(async () =>
    render(<Part name="Likes" />, {
      wrapper: ({ children }) => (
        <I18nextProvider i18n={createI18n('en', { en: { common: { close: 'Close' } } }, texts)}>
          <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
        </I18nextProvider>
      ),
    }),
  );
  await advance(50);
  expect([screen.queryByRole('button'), requested]).toEqual([null, ['en/common']]);
  await advance(100);
  expect(screen.getByRole('button')).toBeDefined();
});
