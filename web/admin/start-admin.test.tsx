import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LANGUAGE_KEY } from '#base/i18n/stored-language.ts';

import { startAdmin } from './start-admin.tsx';

test('until its texts have loaded the administration has no words, and the language of the visitor', async () => {
  localStorage.setItem(LANGUAGE_KEY, 'de');
  // No answer ever comes.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  void startAdmin();
  const root = document.getElementById('root');
  await waitFor(() => expect(root?.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(root?.textContent).toBe('');
  expect(document.documentElement.lang).toBe('de');
});
