import { unzipSync } from 'fflate';
import { afterEach, expect, test, vi } from 'vitest';
import { BACKUP_FORMAT, BACKUP_VERSION } from '#contract/admin/backup.ts';
import { exportSite, importPictures, importRows, readBackupFile } from './backup-file.ts';

const BACKUP = {
  format: BACKUP_FORMAT,
  version: BACKUP_VERSION,
  exportedAt: '2027-01-01T00:00:00.000Z',
  // More than one slice of a ZIP file.
  tables: {
    trips: Array.from({ length: 3000 }, (_, id) => ({
      id,
      name: `Paseo ${id}`,
      description: 'Cala '.repeat(30),
    })),
  },
  pictures: [{ path: 'cove-1.jpg' }, { path: 'a/b c.jpg' }],
};
const bytesOf = (path: string) => crypto.getRandomValues(new Uint8Array(path.length * 1000));
const task = () => ({ signal: new AbortController().signal, onProgress: vi.fn() });

/** Stub of the site's API; workers start but never answer, as under the Content-Security-Policy. */
function aSite(
  change: (path: string, init: RequestInit) => Response | Promise<Response> | undefined = () =>
    undefined,
) {
  const pictures = new Map<string, Uint8Array>(
    BACKUP.pictures.map(({ path }) => [path, bytesOf(path)]),
  );
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate() {}
    },
  );
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const changed = change(path, init);
    if (changed) return changed;
    if (path.startsWith('/api/admin/backup/pictures/')) {
      const name = decodeURIComponent(path.slice('/api/admin/backup/pictures/'.length));
      if (init.method !== 'PUT') return new Response(pictures.get(name) as BodyInit);
      pictures.set(name, init.body as unknown as Uint8Array);
      return new Response(null, { status: 204 });
    }
    return init.method === 'PUT'
      ? Response.json({ rows: 3000, missingPictures: ['a/b c.jpg'] })
      : Response.json(BACKUP);
  });
  return pictures;
}

/** The backup that a file holds. */
async function readable(file: Blob) {
  const read = await readBackupFile(file);
  if (read === undefined || read === 'damaged') throw new Error('The file cannot be read.');
  return read;
}

afterEach(() => vi.unstubAllGlobals());

test('what is written can be read back by this screen and by any ZIP program', async () => {
  const pictures = aSite();
  const context = task();
  const { file, lost } = await exportSite(false, context);
  expect([lost, context.onProgress.mock.calls]).toEqual([
    [],
    [
      [1, 2],
      [2, 2],
    ],
  ]);
  const plain = unzipSync(new Uint8Array(await file.arrayBuffer()));
  expect(Object.keys(plain)).toEqual(['site.json', 'pictures/cove-1.jpg', 'pictures/a/b c.jpg']);
  expect(JSON.parse(new TextDecoder().decode(plain['site.json']))).toEqual(BACKUP);
  const read = await readable(file);
  expect(read.backup).toEqual(BACKUP);
  expect(read.picture('a/b c.jpg')).toEqual(pictures.get('a/b c.jpg'));
  expect(read.picture('another.jpg')).toBeUndefined();
});

test('a restore writes the rows and then the pictures that the site lacks', async () => {
  const pictures = aSite();
  const before = pictures.get('a/b c.jpg');
  const read = await readable((await exportSite(true, task())).file);
  pictures.delete('a/b c.jpg');
  const { missingPictures } = await importRows(read.backup, true, task().signal);
  expect(await importPictures(missingPictures, read.picture, task())).toEqual([]);
  expect(pictures.get('a/b c.jpg')).toEqual(before);
});

test('pictures that cannot be read are named, and so are those that do not come back', async () => {
  aSite((path) => (path.includes('cove') ? new Response(null, { status: 503 }) : undefined));
  const { file, lost } = await exportSite(false, task());
  expect(lost).toEqual(['cove-1.jpg']);
  const { picture } = await readable(file);
  expect(await importPictures(['cove-1.jpg', 'a/b c.jpg'], picture, task())).toEqual([
    'cove-1.jpg',
  ]);
});

test('a download that is stopped ends, also while an answer is waited for', async () => {
  const stop = new AbortController();
  aSite((path, { signal }) =>
    path.includes('pictures')
      ? new Promise((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason), { once: true }),
        )
      : undefined,
  );
  const exported = exportSite(false, { signal: stop.signal, onProgress: () => {} });
  stop.abort();
  await expect(exported).rejects.toThrow();
});

test.each([
  ['a picture', new Blob([bytesOf('noise')])],
  ['a backup of another version', new Blob([JSON.stringify({ ...BACKUP, version: 99 })])],
  [
    'JSON without rows',
    new Blob([JSON.stringify({ format: BACKUP_FORMAT, version: BACKUP_VERSION })]),
  ],
])('%s is no backup', async (_name, file) => {
  expect(await readBackupFile(file)).toBeUndefined();
});

test('a backup that is cut off is called damaged, not foreign', async () => {
  expect(await readBackupFile(new Blob(['PK\u0003\u0004and no more']))).toBe('damaged');
});
