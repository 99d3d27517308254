import { expect, test } from 'vitest';
import { send } from '../../test/client.ts';

test('an installation that is only tried asks to be left out of search engines, on every answer', async () => {
  for (const path of ['/', '/de/trips', '/robots.txt', '/api/trips']) {
    expect((await send(path, {}, { INDEXING: 'off' })).headers.get('X-Robots-Tag'), path).toBe(
      'noindex, nofollow',
    );
    expect((await send(path, {}, { INDEXING: 'on' })).headers.get('X-Robots-Tag'), path).not.toBe(
      'noindex, nofollow',
    );
  }
});
