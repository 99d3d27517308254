import { expect, test } from 'vitest';
import { AnswerError } from '#base/api/fetch-json.ts';
import type { ImageDetail } from '#contract/pictures/images.ts';
import { RefusedPicture } from './prepare-picture.ts';
import type { Uploaded, UploadOptions } from './upload-picture.ts';
import { UPLOADS_AT_ONCE, UploadQueue } from './upload-queue.ts';

type Pending = {
  name: string;
  options: UploadOptions;
  resolve: (uploaded: Uploaded) => void;
  reject: (error: unknown) => void;
};

/** A queue whose uploads the test completes. */
function open() {
  const sent: Pending[] = [];
  const done: string[] = [];
  const queue = new UploadQueue(
    (_file, name, options) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(new Error('stopped')));
        sent.push({ name, options, resolve, reject });
      }),
    ({ file }) => done.push(file.name),
  );
  const states = () =>
    Object.fromEntries(queue.items().map(({ file, state }) => [file.name, state]));
  return { queue, sent, done, states, names: () => sent.map(({ name }) => name) };
}
const files = (...names: string[]) =>
  names.map((name) => new File(['x'], name, { type: 'image/png' }));
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
const picture = { id: 1 } as ImageDetail;
const refused = (status: number, code?: string) =>
  new AnswerError(status, JSON.stringify({ status, code }));

test('three go out at a time, the next when one has ended', async () => {
  const { queue, sent, done, states, names } = open();
  queue.add(files('a', 'b', 'c', 'd', 'e'));
  expect(names()).toEqual(['a', 'b', 'c']);
  expect(UPLOADS_AT_ONCE).toBe(3);
  sent[1]?.resolve({ picture, isNew: true });
  await turn();
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(states()).toEqual({ a: 'sending', b: 'done', c: 'sending', d: 'sending', e: 'waiting' });
  expect(done).toEqual(['b']);
});

test('a refusal names its reason and stops none of the others', async () => {
  const { queue, sent, names } = open();
  queue.add(files('a', 'b', 'c', 'd', 'e'));
  sent[0]?.reject(refused(415, 'svg'));
  sent[1]?.reject(refused(500));
  await turn();
  expect(names()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(
    queue
      .items()
      .map(({ state, refusal }) => [state, refusal])
      .slice(0, 2),
  ).toEqual([
    ['refused', 'svg'],
    ['failed', undefined],
  ]);
});

test('a file that was refused before it was sent has its reason', async () => {
  const { queue, sent } = open();
  queue.add(files('large'));
  sent[0]?.reject(new RefusedPicture('size'));
  await turn();
  expect(queue.items()[0]).toMatchObject({ state: 'refused', refusal: 'size' });
});

test('what failed can be tried again, with its progress shown from the start', async () => {
  const { queue, sent, states } = open();
  queue.add(files('a'));
  sent[0]?.options.onProgress?.(0.4);
  expect(queue.items()[0]?.progress).toBe(0.4);
  sent[0]?.reject(new TypeError('The line failed.'));
  await turn();
  expect(states()).toEqual({ a: 'failed' });
  queue.retry(queue.items()[0]?.id ?? 0);
  expect(queue.items()[0]).toMatchObject({ state: 'sending', progress: 0 });
  sent[1]?.resolve({ picture, isNew: false });
  await turn();
  expect(queue.items()[0]).toMatchObject({ state: 'done', isKnown: true, picture });
});

test('what is taken off the list is stopped, and makes room', async () => {
  const { queue, sent, names, states } = open();
  queue.add(files('a', 'b', 'c', 'd'));
  queue.remove(queue.items()[0]?.id ?? 0);
  await turn();
  expect(sent[0]?.options.signal?.aborted).toBe(true);
  expect(names()).toEqual(['a', 'b', 'c', 'd']);
  expect(states()).toEqual({ b: 'sending', c: 'sending', d: 'sending' });
});

test('clearing the list leaves what is still on its way', async () => {
  const { queue, sent, states } = open();
  queue.add(files('a', 'b'));
  sent[0]?.resolve({ picture, isNew: true });
  await turn();
  queue.clear();
  expect(states()).toEqual({ b: 'sending' });
});
