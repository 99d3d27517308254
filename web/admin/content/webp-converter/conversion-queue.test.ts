import { beforeEach, expect, test, vi } from 'vitest';
import { ConversionQueue } from './conversion-queue.ts';
import { type Converted, type ConvertOptions, fittedSize } from './convert-picture.ts';

const made: string[] = [];
const revoked: string[] = [];
beforeEach(() => {
  made.length = 0;
  revoked.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made.push(`blob:${made.length + 1}`);
    return made.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});

type Pending = { name: string; options: ConvertOptions; finish: () => void; fail: () => void };
function open() {
  const asked: Pending[] = [];
  const queue = new ConversionQueue(
    (file, options) =>
      new Promise((resolve, reject) => {
        const converted: Converted = {
          blob: new Blob(['x']),
          name: `${file.name}.webp`,
          width: 1,
          height: 1,
        };
        asked.push({
          name: file.name,
          options,
          finish: () => resolve(converted),
          fail: () => reject(new Error('no picture')),
        });
      }),
    { quality: 80, maxWidth: 1000 },
  );
  return { queue, asked, states: () => queue.items().map(({ state }) => state) };
}
const files = (...names: string[]) => names.map((name) => new File(['xx'], name));
const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

test('two are converted at a time; one that is no picture stops none of the others', async () => {
  const { queue, asked, states } = open();
  queue.add(files('a', 'b', 'c'));
  expect(states()).toEqual(['working', 'working', 'waiting']);
  asked[0]?.fail();
  await turn();
  expect(states()).toEqual(['failed', 'working', 'working']);
  asked[1]?.finish();
  asked[2]?.finish();
  await turn();
  expect(states()).toEqual(['failed', 'done', 'done']);
  expect(queue.items()[1]?.result?.name).toBe('b.webp');
});

test('other options convert everything anew, also what was on its way, and show the former result until then', async () => {
  const { queue, asked, states } = open();
  queue.add(files('a', 'b'));
  asked[0]?.finish();
  await turn();
  queue.setOptions({ quality: 50, maxWidth: 1000 });
  expect(states()).toEqual(['working', 'working']);
  asked[1]?.finish();
  await turn();
  expect(asked.map(({ name, options }) => [name, options.quality])).toEqual([
    ['a', 80],
    ['b', 80],
    ['a', 50],
    ['b', 50],
  ]);
  expect(queue.items()[0]?.result).toBeDefined();
  asked[2]?.finish();
  asked[3]?.finish();
  await turn();
  expect(states()).toEqual(['done', 'done']);
  queue.setOptions({ quality: 50, maxWidth: 1000 });
  expect(states()).toEqual(['done', 'done']);
});

test('every address that was made is given back in the end', async () => {
  const { queue, asked } = open();
  queue.add(files('a', 'b'));
  asked[0]?.finish();
  await turn();
  queue.remove(2);
  asked[1]?.finish();
  await turn();
  queue.clear();
  expect(revoked.sort()).toEqual([...made].sort());
  expect(queue.items()).toEqual([]);
});

test('a picture is made narrower, never wider', () => {
  expect(fittedSize({ width: 4000, height: 3000 }, 2000)).toEqual({ width: 2000, height: 1500 });
  expect(fittedSize({ width: 400, height: 300 }, 2000)).toEqual({ width: 400, height: 300 });
  expect(fittedSize({ width: 10_000, height: 1 }, 800)).toEqual({ width: 800, height: 1 });
});
