import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Backup, BackupAnswer } from '#contract/admin/backup.ts';
import { ask } from './ask.ts';
import { commandOptions } from './command-options.ts';
import { demandWritable } from './demand-writable.ts';
import { gatherPictures, lostSentence } from './site/gather-pictures.ts';
import { type SignedIn, signedIn } from './site/signed-in.ts';
import { packSite, unpackSite } from './site/site-file.ts';

// `npm run backup -- --url https://example.com --file site.zip` writes rows and images of an installation to one file, with --personal also
// what guests sent. `npm run restore -- --url ... --file site.zip` restores it; --replace is needed where there is content. Signs in as an
// administrator with ADMIN_EMAIL and ADMIN_PASSWORD, and ADMIN_CODE where the second factor is on; API keys have no access to backups.

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:8787' },
    file: { type: 'string', default: 'site.zip' },
    personal: { type: 'boolean', default: false },
    replace: { type: 'boolean', default: false },
  },
});

const [command = 'backup', ...more] = positionals;
if ((command !== 'backup' && command !== 'restore') || more.length > 0) {
  process.stderr.write(
    `There is no «${positionals.join(' ')}» here; it is «npm run backup» or «npm run restore».\n`,
  );
  process.exit(2);
}

const pictureAddress = (name: string) =>
  `/api/admin/backup/pictures/${name.split('/').map(encodeURIComponent).join('/')}`;

async function save(site: SignedIn): Promise<void> {
  const backup = (await (
    await site.get(`/api/admin/backup${values.personal ? '?personal=1' : ''}`)
  ).json()) as Backup;
  const { pictures, lost } = await gatherPictures(backup, (name) => site.get(pictureAddress(name)));
  writeFileSync(values.file, packSite({ backup, pictures }), { mode: 0o600 });
  const rows = Object.values(backup.tables).reduce((sum, { length }) => sum + length, 0);
  say(
    `${values.file}: ${rows} rows and ${pictures.size} pictures${values.personal ? ', with what guests sent' : ''}.`,
  );
  if (lost.length > 0) throw new Error(lostSentence(lost));
}

async function restore(site: SignedIn): Promise<void> {
  const { backup, pictures } = unpackSite(readFileSync(values.file));
  const answer = (await (
    await site.putJson('/api/admin/backup', { ...backup, replace: values.replace })
  ).json()) as BackupAnswer;
  const typeOf = new Map(backup.pictures.map((one) => [one.path, one.contentType]));
  const lost: string[] = [];
  for (const name of answer.missingPictures) {
    const bytes = pictures.get(name);
    if (bytes)
      await site.putFile(
        pictureAddress(name),
        new Uint8Array(bytes),
        typeOf.get(name) ?? 'application/octet-stream',
      );
    else lost.push(name);
  }
  say(`${answer.rows} rows and ${answer.missingPictures.length - lost.length} pictures are back.`);
  if (lost.length > 0) throw new Error(`The file lacks these pictures: ${lost.join(', ')}`);
}

async function main() {
  if (command === 'backup')
    demandWritable(path.dirname(values.file), 'Choose another file: --file DIR/site.zip');
  const { origin } = new URL(values.url);
  const email = process.env.ADMIN_EMAIL ?? 'admin@example.com';
  const password =
    process.env.ADMIN_PASSWORD ??
    (process.stdin.isTTY ? await ask(`Password of ${email}: `, { isSecret: true }) : '');
  if (!password) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD.');
  const site = await signedIn(origin, { email, password, code: process.env.ADMIN_CODE });
  await (command === 'restore' ? restore(site) : save(site)).finally(() => site.signOut());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
