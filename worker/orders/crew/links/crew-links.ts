import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CrewKind, CrewLink } from '#contract/crew/crew.ts';
import { memberOf } from '#contract/crew/crew.ts';
import type { Language } from '#contract/languages/language.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { read } from '#core/db/reader.ts';
import { crewLinks, drivers, guides, pushSubscriptions } from '#core/db/schema.ts';

export type CrewPerson = { kind: CrewKind; id: number };

export const personTable = (kind: CrewKind) => (kind === 'guide' ? guides : drivers);

/** The valid link of a person. */
export const linkOf = ({ kind, id }: CrewPerson): SQL =>
  sql`${and(
    eq(kind === 'guide' ? crewLinks.guideId : crewLinks.driverId, id),
    isNull(crewLinks.revokedAt),
  )}`;

/** Valid links, newest first. */
export const crewLinkList = (db: Database, condition?: SQL) =>
  read(
    [
      db
        .select()
        .from(crewLinks)
        .where(and(isNull(crewLinks.revokedAt), condition))
        .orderBy(desc(crewLinks.id)),
    ],
    (rows) =>
      rows.map(
        ({ guideId, driverId, language, lastUsedAt, createdAt }): CrewLink => ({
          member: guideId === null ? memberOf('driver', driverId ?? 0) : memberOf('guide', guideId),
          ...{ language, lastUsedAt, createdAt },
        }),
      ),
  );

/** End a person's link at once, and the messages to phones that subscribed by it. */
export const endLinkStatements = (db: Database, person: CrewPerson, now: Date) => [
  db.update(crewLinks).set({ revokedAt: now.toISOString() }).where(linkOf(person)),
  db
    .delete(pushSubscriptions)
    .where(eq(pushSubscriptions.member, memberOf(person.kind, person.id))),
];

/** What a token opens: the page of a person who is active. */
export async function openLink(db: Database, token: string) {
  const [row] = await db
    .select({ link: crewLinks, guide: guides.name, driver: drivers.name })
    .from(crewLinks)
    .leftJoin(guides, eq(guides.id, crewLinks.guideId))
    .leftJoin(drivers, eq(drivers.id, crewLinks.driverId))
    .where(
      and(
        eq(crewLinks.tokenHash, await hashToken(token)),
        isNull(crewLinks.revokedAt),
        or(
          and(eq(guides.isActive, true), isNull(guides.deletedAt)),
          and(eq(drivers.isActive, true), isNull(drivers.deletedAt)),
        ),
      ),
    );
  if (!row) return undefined;
  const { link, guide, driver } = row;
  const { id, language, guideId, driverId, lastUsedAt } = link;
  return {
    ...{ id, language, lastUsedAt },
    name: guide ?? driver ?? '',
    member: guideId === null ? memberOf('driver', driverId ?? 0) : memberOf('guide', guideId),
  };
}
export type OpenLink = NonNullable<Awaited<ReturnType<typeof openLink>>>;

export const linkRow = async (
  token: string,
  { kind, id }: CrewPerson,
  language: Language,
  createdBy: number,
) => ({
  tokenHash: await hashToken(token),
  guideId: kind === 'guide' ? id : null,
  driverId: kind === 'driver' ? id : null,
  ...{ language, createdBy },
});
