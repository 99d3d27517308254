import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import { CrewLinkInput, CrewPerson as CrewPersonInput } from '#contract/crew/crew.schema.ts';
import type { CrewLink, NewCrewLink } from '#contract/crew/crew.ts';
import { memberOf } from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';
import { whatsappUrl } from '#contract/people/phone-links.ts';
import { randomToken } from '#core/bytes/tokens.ts';
import { refuse } from '#core/crud/check-input.ts';
import { crewLinks } from '#core/db/schema.ts';
import { siteSettings } from '#core/db/site-settings.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { batchOf } from '#core/db/statements/batch-of.ts';
import { body } from '#core/http/bodies/body.ts';
import { answers } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { translate } from '#core/locales/strings.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';
import {
  type CrewPerson,
  crewLinkList,
  endLinkStatements,
  linkOf,
  linkRow,
  personTable,
} from './crew-links.ts';

/** An active guide or driver; 422 at the field otherwise. */
export async function activePerson(c: Context<App>, { kind, id }: CrewPerson, field = 'id') {
  const table = personTable(kind);
  const [row] = await c.var.db
    .select()
    .from(table)
    .where(and(eq(table.id, id), eq(table.isActive, true), isNull(table.deletedAt)));
  if (!row)
    throw refuse(
      field,
      'invalid',
      kind === 'guide' ? 'problem.no_such_guide' : 'problem.no_such_driver',
    );
  return row;
}

/** Makes the address of a person's page; the former one ends in the same batch. */
export async function makeLink(
  c: Context<App>,
  person: CrewPerson,
  chosen: Language | null,
): Promise<NewCrewLink> {
  const { db, reader, user } = c.var;
  const [row, site] = await Promise.all([activePerson(c, person), reader.run(siteSettings(db))]);
  const spoken = 'languages' in row ? row.languages[0] : undefined;
  const language = chosen ?? spoken ?? site.defaultLanguage;
  const token = randomToken();
  const url = `${siteOrigin(c.env, c.req.url)}/crew/${token}`;
  const member = memberOf(person.kind, person.id);
  await db.batch(
    batchOf([
      ...endLinkStatements(db, person, new Date()),
      db.insert(crewLinks).values(await linkRow(token, person, language, user.id)),
      auditEntry(db, {
        userId: user.id,
        action: 'create',
        entity: 'crew',
        entityId: member,
        detail: { language },
      }),
    ]),
  );
  const [link] = await reader.run(crewLinkList(db, linkOf(person)));
  const message = translate(language, 'admin-area', 'crew.invitation', {
    name: row.name,
    site: site.siteName,
    url,
  });
  return { ...found(link), url, whatsappUrl: whatsappUrl(row.phone, message) ?? null };
}

/** Addresses of the pages of guides and drivers. The database holds only a hash of each. */
export const crewLinkRoutes = router();

crewLinkRoutes.get(
  '/links',
  describeRoute({ summary: 'Which guides and drivers have a page' }),
  noStepUp('a read'),
  async (c) => c.json<CrewLink[]>(await c.var.reader.run(crewLinkList(c.var.db))),
);
crewLinkRoutes.post(
  '/links',
  describeRoute({
    summary: 'Make the address of a guide’s or driver’s page',
    description: 'The former address ends. The answer is the only one with the address.',
    responses: answers({ 201: 'application/json' }),
  }),
  stepUp(),
  body(CrewLinkInput),
  async (c) => {
    const { language, ...person } = c.req.valid('json');
    return c.json<NewCrewLink>(await makeLink(c, person, language), 201);
  },
);
crewLinkRoutes.post(
  '/links/revoke',
  describeRoute({ summary: 'End the address of a guide’s or driver’s page' }),
  noStepUp('takes access away and must not wait'),
  body(CrewPersonInput),
  async (c) => {
    const { db, reader, user } = c.var;
    const person = c.req.valid('json');
    await db.batch(
      batchOf([
        ...endLinkStatements(db, person, new Date()),
        auditEntry(db, {
          userId: user.id,
          action: 'revoke',
          entity: 'crew',
          entityId: memberOf(person.kind, person.id),
        }),
      ]),
    );
    return c.json<CrewLink[]>(await reader.run(crewLinkList(db)));
  },
);
