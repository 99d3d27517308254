import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { hashToken, randomToken } from '#core/bytes/tokens.ts';
import type { Database } from '#core/db/client.ts';
import { passkeyChallenges } from '#core/db/schema.ts';

/** Long enough for a phone that is scanned and unlocked. */
export const CHALLENGE_MS = 5 * 60_000;

/** What a signature is good for. `sessionId`: in this session alone; a sign-in has none yet. */
export type Use = {
  purpose: (typeof passkeyChallenges.$inferInsert)['purpose'];
  sessionId?: string | undefined;
};

/** 256 random bits in base64url. The database holds their hash, and of a session the last one for each purpose alone. */
export async function newChallenge(
  db: Database,
  { purpose, sessionId = '' }: Use,
): Promise<string> {
  const challenge = randomToken();
  const isFormer = and(
    eq(passkeyChallenges.purpose, purpose),
    eq(passkeyChallenges.sessionId, sessionId),
    ne(passkeyChallenges.sessionId, ''),
  );
  await db.batch([
    db.delete(passkeyChallenges).where(isFormer),
    db.insert(passkeyChallenges).values({
      hash: await hashToken(challenge),
      purpose,
      sessionId,
      expiresAt: new Date(Date.now() + CHALLENGE_MS).toISOString(),
    }),
  ]);
  return challenge;
}

/** Whether the challenge was given out for this use and is not over. It is gone afterwards: of concurrent requests one gets it. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, sessionId = '' }: Use,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, await hashToken(challenge)),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, new Date().toISOString()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return taken.length > 0;
}

/** Run by cron. */
export const purgeChallenges = (db: Database, now: Date) =>
  db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now.toISOString()));
