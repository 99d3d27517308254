import { and, eq } from 'drizzle-orm';
import type { CrewMember } from '#contract/crew/crew.ts';
import type { PushSubscriptionInput } from '#contract/crew/push.ts';
import type { Language } from '#contract/languages/language.ts';
import type { Database } from '#core/db/client.ts';
import { pushSubscriptions } from '#core/db/schema.ts';
import { resolveOverHttps } from '#core/http/outward/resolve-name.ts';
import { resolvedTargetRefusal } from '#core/http/outward/target-refusal.ts';
import { ApiError } from '#core/http/problem.ts';
import type { Bindings } from '#env';

export type PushOwner = { userId: number } | { member: CrewMember };

const wrongEndpoint = () =>
  new ApiError(422, 'problem.push_endpoint', {
    errors: [{ path: 'endpoint', code: 'invalid', message: 'problem.push_endpoint' }],
  });

/** Stores a browser that takes messages; the same browser again takes over its entry. */
export async function subscribe(
  env: Bindings,
  db: Database,
  owner: PushOwner,
  { endpoint, p256dh, auth, language }: PushSubscriptionInput & { language: Language },
  origin: string,
): Promise<void> {
  const refusal = await resolvedTargetRefusal(endpoint, origin, resolveOverHttps(env)).catch(
    () => 'no address',
  );
  if (refusal) throw wrongEndpoint();
  const to = {
    userId: 'userId' in owner ? owner.userId : null,
    member: 'member' in owner ? owner.member : null,
  };
  await db
    .insert(pushSubscriptions)
    .values({ id: crypto.randomUUID(), endpoint, p256dh, auth, language, ...to })
    .onConflictDoUpdate({
      target: pushSubscriptions.endpoint,
      set: { p256dh, auth, language, ...to },
    });
}

/** Ends it for a browser. */
export const unsubscribe = (db: Database, owner: PushOwner, endpoint: string) =>
  db
    .delete(pushSubscriptions)
    .where(
      and(
        eq(pushSubscriptions.endpoint, endpoint),
        'userId' in owner
          ? eq(pushSubscriptions.userId, owner.userId)
          : eq(pushSubscriptions.member, owner.member),
      ),
    );
