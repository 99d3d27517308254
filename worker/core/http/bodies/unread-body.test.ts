import { expect, test } from 'vitest';
import { ApiError, answerError } from '../problem.ts';
import { router } from '../router.ts';
import { readBodyToTheEnd } from './unread-body.ts';

const app = router();

app.use(readBodyToTheEnd);
app.post('/read', async (c) => c.text(await c.req.text()));
app.post('/refused', () => {
  throw new ApiError(401);
});
app.onError(answerError);

const post = (path: string, body?: BodyInit) =>
  new Request(`http://localhost${path}`, { method: 'POST', body });

test('a refusal goes out after the body has come in, so that the sender can hear it', async () => {
  const request = post('/refused', 'x'.repeat(100_000));
  expect((await app.fetch(request)).status).toBe(401);
  expect(request.bodyUsed).toBe(true);
});

test('what a handler has read itself is left alone', async () => {
  const response = await app.fetch(post('/read', 'hello'));
  expect(await response.text()).toBe('hello');
});

test('a request without a body is refused as well', async () => {
  expect((await app.fetch(post('/refused'))).status).toBe(401);
});

test('a body that never ends is cut off', async () => {
  let isCancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    cancel: () => {
      isCancelled = true;
    },
  });
  const request = new Request('http://localhost/refused', {
    method: 'POST',
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect((await app.fetch(request)).status).toBe(401);
  expect(isCancelled).toBe(true);
});
