import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiQuery } from '#base/api/api-query.ts';
import { createQueryClient } from '#base/api/query-client.ts';
import { createI18n } from '#base/i18n/create-i18n.ts';
import { isIncomplete } from '#base/state/loading.ts';
import { advance } from '../../../test/browser.ts';
import { STRINGS } from '../../../test/strings.ts';
import { nearPart } from './near-part.tsx';

let comeNear: () => void = () => {};

beforeEach(() => {
  comeNear = () => {};
  vi.useFakeTimers();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        // As of a scroll to a fragment in the same frame.
        comeNear = () => notify([{ isIntersecting: false }, { isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

const placesQuery = apiQuery('/api/destinations/popular');
const Title = () => <h2>{useTranslation('home').t('destinations.title')}</h2>;
const MARKUP = `<div data-hydrates-near="true"><!--$--><h2>${STRINGS.en.home['destinations.title']}</h2><!--/$--></div>`;

/** Hydrates the section in a page that has no texts; `answer` answers its requests. */
async function hydrateSection(
  answer: (path: string) => Response,
  options: { waitsForTouch?: () => boolean; frame?: { id: string } } = {},
) {
  const requested: string[] = [];
  const texts = {
    type: 'backend' as const,
    init: () => {},
    read: (_lng: string, namespace: 'common' | 'home', done: (e: null, s: object) => void) => {
      requested.push(namespace);
      done(null, STRINGS.en[namespace]);
    },
  };
  const load = vi.fn(async () => Title);
  const Section = nearPart(load, { texts: ['home'], queries: () => [placesQuery], ...options });
  const queryClient = createQueryClient(async (path) => {
    requested.push(path);
    const response = answer(path);
    if (!response.ok) throw new Error(`${response.status}: down`);
    return response.json();
  });
  const container = document.createElement('div');
  container.innerHTML = options.frame
    ? MARKUP.replace('<div ', `<div id="${options.frame.id}" `)
    : MARKUP;
  document.body.append(container);
  const heading = container.querySelector('h2');
  const problems: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <I18nextProvider i18n={createI18n('en', {}, texts)}>
        <QueryClientProvider client={queryClient}>
          <Section />
        </QueryClientProvider>
      </I18nextProvider>,
      { onRecoverableError: (error) => problems.push(error) },
    ),
  );
  return {
    requested,
    load,
    touch: (by: string) => heading?.dispatchEvent(new Event(by, { bubbles: true })),
    problems,
    isAsServed: () => container.querySelector('h2') === heading && problems.length === 0,
    isHydrated: () => container.querySelector('[data-hydrated]') !== null,
    unmount: () => act(() => root.unmount()),
  };
}

test('a section requests code, texts and data when it comes near, and takes over its markup once all are there', async () => {
  const section = await hydrateSection(() => Response.json([]));
  await advance(10_000);
  expect([section.load.mock.calls.length, section.requested]).toEqual([0, []]);
  comeNear();
  await advance(1000);
  expect(section.requested.toSorted()).toEqual(['/api/destinations/popular', 'common', 'home']);
  expect([section.isHydrated(), section.isAsServed()]).toEqual([true, true]);
  await section.unmount();
});

test('a section that the address names does not wait for the scroll to it', async () => {
  window.location.hash = '#book';
  const section = await hydrateSection(() => Response.json([]), { frame: { id: 'book' } });
  await advance(1000);
  expect([section.isHydrated(), section.isAsServed()]).toEqual([true, true]);
  await section.unmount();
  window.location.hash = '';
});

test('while its data do not come, a section stays as served, and the next page needs no new document', async () => {
  let status = 503;
  const section = await hydrateSection(() => Response.json([], { status }));
  comeNear();
  await advance(20_000);
  expect([section.isHydrated(), section.isAsServed(), isIncomplete()]).toEqual([
    false,
    true,
    false,
  ]);
  status = 200;
  await advance(60_000);
  expect([section.isHydrated(), section.isAsServed()]).toEqual([true, true]);
  await section.unmount();
});

test.each(['pointerover', 'pointerdown', 'focusin'])(
  'a section that waits for a touch stays as served near the screen, until %s',
  async (by) => {
    const section = await hydrateSection(() => Response.json([]), { waitsForTouch: () => true });
    comeNear();
    await advance(10_000);
    expect([section.load.mock.calls.length, section.requested]).toEqual([0, []]);
    section.touch(by);
    await advance(1000);
    expect([section.isHydrated(), section.isAsServed()]).toEqual([true, true]);
    await section.unmount();
  },
);

test('a section that need not wait for a touch this time comes when it is near', async () => {
  const section = await hydrateSection(() => Response.json([]), { waitsForTouch: () => false });
  comeNear();
  await advance(1000);
  expect(section.isHydrated()).toBe(true);
  await section.unmount();
});
