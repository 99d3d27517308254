import { expect, test } from '../../admin-session.ts';

type Check = { name: string; state: string };

test('a site that was just started has its migrations, and its scheduled jobs come by', async ({
  admin,
}) => {
  const stateOf = async (name: string) =>
    (await admin.api<Check[]>('GET', '/utilities/checks')).find((check) => check.name === name)
      ?.state;
  expect(await stateOf('migrations')).toBe('ok');
  await expect.poll(() => stateOf('cron')).toBe('ok');
});

test('every answer has an id by which its line in the logs is found', async ({ request }) => {
  const ids = await Promise.all(
    ['/en', '/api/trips', '/api/nothing', '/robots.txt'].map(
      async (path) => (await request.get(path)).headers()['x-request-id'],
    ),
  );
  expect(new Set(ids.filter(Boolean)).size).toBe(4);
});
