import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { AnswerTemplateInput } from '#contract/mail/answer-templates.ts';
import { db } from '../../../test/builders.ts';
import { bindings } from '../../../test/client.ts';
import { answerTemplates, localeStrings, settings } from '../schema.ts';
import seeded from '../seed/answer-templates.json?raw';

const { MIGRATIONS } = env as unknown as { MIGRATIONS: { name: string; queries: string[] }[] };
const changes = MIGRATIONS.filter(({ name }) => name.includes('_answer_subjects')).flatMap(
  ({ queries }) => queries.filter((query) => !query.startsWith('ALTER')),
);

/** Runs the migration on a database that already has its content. */
async function migrateAgain() {
  expect(changes).toHaveLength(2);
  for (const change of changes) await bindings.DB.prepare(change).run();
}
const stored = () => db.select().from(answerTemplates).orderBy(answerTemplates.sortOrder);
const inUse = () => db.insert(settings).values({ key: 'site', value: {} as never });
const edit = (language: 'es' | 'de', key: string, value: string) =>
  db.insert(localeStrings).values({ language, namespace: 'admin', key, value });

beforeEach(async () => {
  await db.delete(answerTemplates);
  await db.delete(localeStrings);
  await db.delete(settings);
});

test('a new site gets its templates with its content, and not before', async () => {
  await migrateAgain();
  expect(await stored()).toEqual([]);
});

test('a site in use has the templates of a new one afterwards', async () => {
  await inUse();
  await migrateAgain();
  const rows = await stored();
  expect(rows.map(({ translations }) => translations)).toEqual(JSON.parse(seeded));
  for (const { name, subject, answer, translations } of rows)
    expect([name, subject, answer]).toEqual([
      translations.name?.es,
      translations.subject?.es ?? '',
      translations.answer?.es,
    ]);
  expect(new Set(rows.map(({ sortOrder }) => sortOrder)).size).toBe(rows.length);
});

test('texts that the firm has edited are kept in its words, others in ours; the former version still has its strings', async () => {
  await inUse();
  const own: AnswerTemplateInput = {
    ...{ name: 'Mío', subject: '', answer: 'Hola.', sortOrder: 4 },
    translations: {},
  };
  await db.insert(answerTemplates).values(own);
  await edit('de', 'reply.trip_reminder_text', 'Denken Sie an {{date}}, {{trip}}: {{place}}!');
  await edit('es', 'transfer_message.thanks_subject', 'Gracias de parte de {{site}}');
  await edit('es', 'nav.trips', 'Salidas');
  await migrateAgain();
  const rows = await stored();
  // Its own, and the fixed ones with the reminder; not those of a new site.
  expect(rows).toHaveLength(13);
  expect(rows[0]).toMatchObject(own);
  const reminder = rows.find(({ name }) => name === 'Recordatorio');
  expect(reminder?.translations.answer?.de).toBe(
    'Denken Sie an {{date}}, {{trip}}: {{meetingPoint}}!',
  );
  expect(reminder?.answer).toContain('Punto de encuentro: {{meetingPoint}}.');
  expect(rows.at(-1)).toMatchObject({
    subject: 'Gracias de parte de {{siteName}}',
    translations: { subject: { en: 'Thank you for travelling with {{siteName}}' } },
  });
  expect((await db.select().from(localeStrings)).map(({ key }) => key).sort()).toEqual([
    'nav.trips',
    'reply.trip_reminder_text',
    'transfer_message.thanks_subject',
  ]);
});
