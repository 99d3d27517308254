import { test } from '../../admin-session.ts';
import { liveThrough } from '../../content-life.ts';

for (const name of ['trip type', 'destination', 'testimonial', 'blog category'])
  test(`a ${name} is made, translated, published, read in four languages, put back, deleted and brought back`, async ({
    admin,
    request,
  }, { workerIndex }) => {
    await liveThrough(name, admin, request, workerIndex);
  });
