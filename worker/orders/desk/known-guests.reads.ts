import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { type KnownGuest, MIN_GUEST_TEXT } from '#contract/orders/known-guests.ts';
import type { Database } from '#core/db/client.ts';
import { foldText } from '#core/db/columns.ts';
import { read } from '#core/db/reader.ts';
import { itemIndex, orders } from '#core/db/schema.ts';
import { itemQuestion, searchWords } from '#orders/item-index/item-search.ts';

/** Items that are looked at, the newest first; a word may also be of a trip or a hotel. */
const LOOKED_AT = 200;
const SUGGESTED = 6;
const KINDS = ['booking', 'transfer', 'voucher'] as const;

type Contact = Pick<KnownGuest, 'name' | 'email' | 'phone'>;
const hasWords = ({ name, email, phone }: Contact, words: readonly string[]) => {
  const known = [foldText(name ?? ''), foldText(email ?? ''), phone ?? ''];
  return words.every((word) => known.some((text) => text.includes(word)));
};
/** Orders of one address, else of one number, are of one guest. */
const personOf = ({ name, email, phone }: Contact) =>
  email?.toLowerCase() ?? phone ?? foldText(name ?? '');

/** Guests of earlier orders with these words in name, address or number, the latest first. Not those of spam, of the trash and of resellers. */
export const knownGuests = (db: Database, q: string) => {
  const words = searchWords(q);
  const isAsked = words.join('').length >= MIN_GUEST_TEXT;
  const question = itemQuestion(q, { kind: KINDS, shelf: ['open', 'other'] });
  const found = sql`(SELECT rowid AS found FROM item_search WHERE item_search MATCH ${question} ORDER BY rowid DESC LIMIT ${LOOKED_AT}) AS page`;
  return read(
    [
      db
        .select({
          name: orders.contactName,
          email: orders.contactEmail,
          phone: orders.contactPhone,
          language: orders.language,
          lastDay: itemIndex.lastDay,
        })
        .from(found)
        .crossJoin(itemIndex)
        .innerJoin(orders, eq(orders.id, itemIndex.orderId))
        .where(
          and(
            sql`${itemIndex.number} = page.found`,
            ne(itemIndex.source, 'reseller'),
            sql`${isAsked}`,
          ),
        )
        .orderBy(desc(itemIndex.number)),
    ],
    (rows): KnownGuest[] => {
      const people = new Map<string, KnownGuest>();
      for (const guest of rows) {
        const person = personOf(guest);
        const before = people.get(person);
        if (before)
          before.lastDay = before.lastDay > guest.lastDay ? before.lastDay : guest.lastDay;
        else if (person && hasWords(guest, words)) people.set(person, { ...guest });
      }
      return [...people.values()].slice(0, SUGGESTED);
    },
  );
};
