import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Backup } from '#contract/admin/backup.ts';
import { gatherPictures, lostSentence } from './site/gather-pictures.ts';
import { signedIn } from './site/signed-in.ts';
import { packSite, unpackSite } from './site/site-file.ts';

const ORIGIN = 'https://site.example';
const backup: Backup = {
  format: 'menorca-backup',
  version: 1,
  exportedAt: '2027-06-01T00:00:00.000Z',
  tables: { trip_types: [{ id: 1, name: 'Llaüt' }] },
  pictures: [],
};
const PICTURE = new Uint8Array([0xff, 0xd8, 0, 1, 2]);

test('a file holds rows and pictures, and gives them back as they were', () => {
  const site = unpackSite(
    packSite({ backup, pictures: new Map([['coves/turqueta-1f2e.jpg', PICTURE]]) }),
  );
  expect(site.backup).toEqual(backup);
  expect([...site.pictures]).toEqual([['coves/turqueta-1f2e.jpg', PICTURE]]);
});

test.each([
  ['something else', strToU8('hello')],
  ['a ZIP file of another program', zipSync({ 'a.txt': strToU8('hello') })],
  ['another program’s rows', zipSync({ 'site.json': strToU8('{"format":"other"}') })],
])('%s is refused', (_name, data) =>
  expect(() => unpackSite(data)).toThrow('This is no backup of this site.'),
);

test('after the sign-in requests carry the cookies alone, and writes name the site as their origin', async () => {
  const requests: [string, string | undefined, Record<string, string>][] = [];
  const site = await signedIn(
    ORIGIN,
    { email: 'a@example.com', password: 'secret' },
    async (address, init) => {
      requests.push([address, init?.method, init?.headers as Record<string, string>]);
      const headers = new Headers([
        ['Set-Cookie', '__Host-session=abc; HttpOnly; Path=/'],
        ['Set-Cookie', 'signed-in=1; Path=/'],
      ]);
      return new Response('{}', { headers });
    },
  );
  await site.putJson('/api/admin/backup', backup);
  expect(requests[1]).toEqual([
    `${ORIGIN}/api/admin/backup`,
    'PUT',
    {
      Origin: ORIGIN,
      Cookie: '__Host-session=abc; signed-in=1',
      'Content-Type': 'application/json',
    },
  ]);
  expect(JSON.stringify(requests.slice(1))).not.toContain('secret');
});

test('a refusal is reported in the words of the response', async () => {
  const refusal = async () =>
    Response.json({ detail: 'E-mail or password is wrong.' }, { status: 401 });
  await expect(
    signedIn(ORIGIN, { email: 'a@example.com', password: 'x' }, refusal),
  ).rejects.toThrow('POST /api/auth/login: 401: E-mail or password is wrong.');
});

test('a backup that is cut off or was changed is called damaged, not foreign', () => {
  const file = packSite({ backup, pictures: new Map([['coves/turqueta-1f2e.jpg', PICTURE]]) });
  for (const length of [0, 4, 60, file.length - 30, file.length - 1])
    expect(() => unpackSite(file.slice(0, length)), String(length)).toThrow(
      'This backup is damaged',
    );
  expect(() => unpackSite(zipSync({ 'site.json': strToU8('{"format":"menorca-b') }))).toThrow(
    'This backup is damaged',
  );
});

test('one lost picture leaves the others in the backup, and is named with its reason', async () => {
  const pictures = ['a.jpg', 'lost.jpg', 'c.jpg'].map((path) => ({
    path,
    sha256: '',
    contentType: 'image/jpeg',
    bytes: 5,
  }));
  const site = await gatherPictures({ pictures }, async (path) => {
    if (path === 'lost.jpg') throw new Error('404: There is nothing at this address.');
    return new Response(PICTURE);
  });
  expect([...site.pictures.keys()]).toEqual(['a.jpg', 'c.jpg']);
  expect(lostSentence(site.lost)).toContain('lost.jpg (404: There is nothing at this address.)');
  const file = unpackSite(packSite({ backup: { ...backup, pictures }, pictures: site.pictures }));
  expect([file.backup.pictures.length, file.pictures.size]).toEqual([3, 2]);
});
