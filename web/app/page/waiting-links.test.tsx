import { fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../test/render.tsx';
import { openWaitingLinks } from './waiting-links.ts';

/** A prefixed page with a link in the server's markup, which is not hydrated yet. */
async function aWaitingLink(href: string, attributes = '') {
  const page = await renderPart(null, { path: '/trips', isPrefixed: true });
  openWaitingLinks(page.router);
  const root = document.createElement('div');
  root.innerHTML = `<div id="root" data-hydrated><div data-hydrates-near><a href="${href}" ${attributes}>x</a></div></div>`;
  document.body.append(root);
  const link = root.querySelector('a') as HTMLAnchorElement;
  return {
    link,
    page,
    /** Whether the browser is left to open it. */
    tap: (init: MouseEventInit = {}) => fireEvent.click(link, { cancelable: true, ...init }),
  };
}

test('a link of a part that is not hydrated yet is opened by the router', async () => {
  const { tap, page } = await aWaitingLink('/en/trips/13?people=2#days');
  expect(tap()).toBe(false);
  await waitFor(() => expect(page.address()).toBe('/en/trips/13?people=2#days'));
});

test.each([
  ['of a hydrated part', '/en/trips/13', ''],
  ['to a file', '/api/trips/13/calendar.ics', ''],
  ['to the administration', '/admin', ''],
  ['to another site', 'https://example.com/en/trips/13', ''],
  ['in another language', '/de/trips/13', ''],
  ['without a language', '/trips/13', ''],
  ['for a tab of its own', '/en/trips/13', 'target="_blank"'],
  ['to save', '/en/trips/13', 'download'],
])('a link %s is left to the browser', async (what, href, attributes) => {
  const { tap, link, page } = await aWaitingLink(href, attributes);
  if (what === 'of a hydrated part') link.parentElement?.setAttribute('data-hydrated', '');
  expect([tap(), page.address()]).toEqual([true, '/en/trips']);
});

test('a click with a key for a new tab is left to the browser', async () => {
  const { tap } = await aWaitingLink('/en/trips/13');
  expect([tap({ ctrlKey: true }), tap({ metaKey: true }), tap({ button: 1 })]).toEqual([
    true,
    true,
    true,
  ]);
});
