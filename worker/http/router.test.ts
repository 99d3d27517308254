import { expect, test } from 'vitest';
import { router } from './router.ts';

const app = router()
  .get('/trips/popular', (c) => c.text('popular'))
  .get('/trips/:id', (c) => c.text(`trip ${c.req.param('id')}`))
  .all('*', (c) => c.text('nothing', 404));
const answer = async (path: string, method = 'GET') => (await app.request(path, { method })).text();

test('an address asked for again has the answer of its own, by method and by what stands in it', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await answer('/trips/7')).toBe('trip 7');
    expect(await answer('/trips/8?page=7')).toBe('trip 8');
    expect(await answer('/trips/popular')).toBe('popular');
    expect(await answer('/trips/7', 'POST')).toBe('nothing');
  }
});

test('more addresses than are remembered are all answered', async () => {
  const ids = Array.from({ length: 1200 }, (_, id) => id);
  for (const id of [...ids, ...ids]) expect(await answer(`/trips/${id}`)).toBe(`trip ${id}`);
});

test('an address too long to be remembered is answered each time', async () => {
  const id = 'x'.repeat(5000);
  for (let round = 0; round < 2; round += 1) expect(await answer(`/trips/${id}`)).toBe(`trip ${id}`);
});
