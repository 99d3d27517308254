import { and, eq, exists, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { BookingSource } from '#contract/bookings/bookings.ts';
import type { DeskOrder } from '#contract/orders/desk-order.ts';
import { orderToken } from '#core/auth/order-link.ts';
import { hashToken } from '#core/bytes/tokens.ts';
import { demandPartner } from '#core/crud/demand-partner.ts';
import { orders } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import { attribution } from '#core/db/statements/attribution.ts';
import { auditEntryIf } from '#core/db/statements/audit.ts';
import { insertIf } from '#core/db/statements/insert-if.ts';
import { ApiError } from '#core/http/problem.ts';
import { refuseOtherWords, type SentWords, sentWords } from '#core/http/protection/same-request.ts';
import { newReference } from '#core/http/reference.ts';
import { storedContact } from '#core/text/stored-contact.ts';
import type { App } from '#env';
import { bringerOf } from '#money/codes/discounts.ts';
import { codeRead } from '#money/codes/find-code.ts';
import { orderMade } from '#orders/order/order.reads.ts';
import { actorOf, again } from '#orders/trip-requests/desk.ts';
import type { DeskOrdering } from './desk-item.ts';
import { type HandPayment, writeItems } from './write-items.ts';

type SentContact = DeskOrder['contact'];
/** The contact as it is stored: the number in the form of all. */
export function deskContact(
  { name = null, email = null, phone = null }: Partial<SentContact>,
  language: DeskOrder['language'],
): DeskOrdering['contact'] {
  const written = { email: email ?? undefined, phone: phone ?? undefined };
  const stored = storedContact(written, language);
  return { name, email: stored.email ?? null, phone: stored.phone ?? null };
}

/** An order by hand, or of an import: what was paid may have been received by others. */
export type HandOrder = Omit<DeskOrder, 'source' | 'payments' | 'customer'> & {
  customer?: DeskOrder['customer'];
  source: BookingSource;
  payments: readonly HandPayment[];
  isOver?: boolean;
};

/** Makes an order by hand, all items or none; the same key and words are the same order. Answers its id. */
export async function makeDeskOrder(
  c: Context<App>,
  input: HandOrder,
  words?: SentWords,
): Promise<string> {
  const { db, reader } = c.var;
  const { items, payments, language, notes, note, source, partnerId, code, notify } = input;
  const { customer = null } = input;
  await demandPartner(db, partnerId);
  const contact = deskContact(input.contact, language);
  const sent = words ?? (await sentWords(c, ['desk', input]));
  const secret = await signingSecret(db, c.env.QUOTE_SECRET);
  return again(async () => {
    const now = new Date();
    const made = orderMade(db, sent, now);
    const [earlier, typed] = await Promise.all([
      // Without a key two orders of the same words are two: two families at the desk may want the same.
      sent.keyHash ? made.find() : undefined,
      code ? reader.run(codeRead(db, code, now)) : undefined,
    ]);
    if (earlier) {
      refuseOtherWords(earlier, sent);
      return earlier.id;
    }
    const orderId = crypto.randomUUID();
    const isThere = exists(db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)));
    const ordering: DeskOrdering = {
      ...{ c, now, secret, orderId, isThere, contact, language, notes, source, notify },
      ...{ actor: actorOf(c), sentBy: { id: partnerId }, isOver: input.isOver },
    };
    const stamp = now.toISOString();
    const audit = {
      ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId },
      ...{ entityId: orderId, detail: { items: items.length } },
    };
    const token = await orderToken(secret, orderId);
    const row = {
      ...{ id: orderId, reference: newReference(), manageTokenHash: await hashToken(token) },
      ...{ idempotencyKey: sent.keyHash, digest: sent.digest },
      ...{ contactName: contact.name, contactEmail: contact.email, contactPhone: contact.phone },
      ...{ customer, language, source, notes, note },
      ...{ createdAt: stamp, updatedAt: stamp },
    };
    const isWritten = await writeItems(
      ordering,
      { items, payments, ...(code && { code: typed }) },
      (discount) => [
        insertIf(
          db,
          orders,
          {
            ...row,
            codeId: discount?.id ?? null,
            partnerId: attribution('booking', bringerOf(discount, ordering.sentBy)).partnerId,
          },
          sent.keyHash ? made.isNew : sql`true`,
        ),
      ],
      [auditEntryIf(db, { ...audit, action: 'create', entity: 'orders' }, isThere)],
    );
    if (!isWritten) return undefined;
    // The same key may have made its order at the same moment.
    const stored = sent.keyHash ? await made.find() : undefined;
    if (stored) refuseOtherWords(stored, sent);
    return stored?.id ?? orderId;
  });
}

/** Adds items to an order that is as it was read; false when another change came first. */
export async function addDeskItems(
  c: Context<App>,
  order: typeof orders.$inferSelect,
  input: Pick<DeskOrder, 'items' | 'payments' | 'notify'> & { version: number },
): Promise<boolean> {
  const { db } = c.var;
  const { items, payments, notify, version } = input;
  const secret = await signingSecret(db, c.env.QUOTE_SECRET);
  return again(async () => {
    const now = new Date();
    const stamp = now.toISOString();
    const isMeant = and(eq(orders.id, order.id), eq(orders.version, version));
    const [current] = await db.select({ id: orders.id }).from(orders).where(isMeant);
    if (!current) return false;
    const isChanged = and(
      eq(orders.id, order.id),
      eq(orders.version, version + 1),
      eq(orders.updatedAt, stamp),
    );
    const isThere = exists(db.select({ id: orders.id }).from(orders).where(isChanged));
    const { contactName: name, contactEmail: email, contactPhone: phone } = order;
    const ordering: DeskOrdering = {
      ...{ c, now, secret, orderId: order.id, isThere, contact: { name, email, phone } },
      ...{ language: order.language, notes: null, source: order.source, notify },
      ...{ actor: actorOf(c), sentBy: { id: order.partnerId } },
    };
    const audit = {
      ...{ userId: c.var.user.id, apiKeyId: c.var.apiKeyId, entityId: order.id },
      detail: { items: items.length },
    };
    return (
      (await writeItems(
        ordering,
        { items, payments },
        () => [
          db
            .update(orders)
            .set({ version: version + 1, updatedAt: stamp })
            .where(isMeant),
        ],
        [auditEntryIf(db, { ...audit, action: 'edit', entity: 'orders' }, isThere)],
      )) || undefined
    );
  });
}

/** Refuses more items than an order may have. */
export function demandFew(count: number, most: number): void {
  if (count > most)
    throw new ApiError(422, 'problem.invalid_fields', {
      errors: [{ path: 'items', code: 'too_many' }],
    });
}
