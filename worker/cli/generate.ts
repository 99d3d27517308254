import { spawnSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { CONTENT_TABLES } from '#contract/admin/backup.ts';

// `npm run generate -- --name what`: a migration of what changed in the schema. A new table of content gets the triggers by which its writes
// raise the content version.

const CONFIG = 'worker/core/db/drizzle.config.ts';
const { status } = spawnSync(
  'npx',
  ['drizzle-kit', 'generate', '--config', CONFIG, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
if (status !== 0) process.exit(status ?? 1);

const newest = readdirSync('migrations')
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1);
const file = `migrations/${newest}`;
const sql = readFileSync(file, 'utf8');
const created = CONTENT_TABLES.filter(
  (table) => sql.includes(`CREATE TABLE \`${table}\``) && !sql.includes(`${table}_insert_version`),
);
const triggers = created.flatMap((table) =>
  ['INSERT', 'UPDATE', 'DELETE'].map(
    (write) =>
      `--> statement-breakpoint\nCREATE TRIGGER ${table}_${write.toLowerCase()}_version AFTER ${write} ON ${table} BEGIN UPDATE content_version SET value = value + 1 WHERE id = 1; END;`,
  ),
);
if (triggers.length > 0) appendFileSync(file, `\n${triggers.join('\n')}\n`);
