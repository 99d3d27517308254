import { and, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { SURE_LINKS } from '#contract/mail/threads.ts';
import { contactMessages } from '#core/db/schema.ts';

type Value<T> = T | SQL;

/** Threads of an order that are shown in the inbox, from the address that it has now; of one without, those begun on its page. */
export const isThreadOf = (orderId: Value<string>, email: Value<string | null>): SQL =>
  sql`${and(
    eq(contactMessages.orderId, orderId),
    sql`lower(${contactMessages.email}) IS lower(${email})`,
    or(isNotNull(contactMessages.email), eq(contactMessages.linkedBy, 'guest')),
    ne(contactMessages.status, 'spam'),
    isNull(contactMessages.deletedAt),
    isNull(contactMessages.anonymisedAt),
  )}`;

/** Those that are known to be the guest's: begun with their link, or confirmed by the firm. */
export const isSureThreadOf = (orderId: Value<string>, email: Value<string | null>): SQL =>
  sql`${and(isThreadOf(orderId, email), inArray(contactMessages.linkedBy, SURE_LINKS))}`;
