import { and, eq, isNull } from 'drizzle-orm';
import { FALLBACK_LANGUAGE } from '#contract/languages/language.ts';
import { Reader } from '#core/db/reader.ts';
import { apiKeys, orders } from '#core/db/schema.ts';
import type { DescribeNotice } from '#core/webhooks/deliver-webhooks.ts';
import { findBooking } from '#orders/bookings/booking.reads.ts';
import { describeBookings } from '../describe-bookings.ts';
import { webhookOf } from './webhooks.ts';

/** A reseller gets its booking as it is now, with the reference of its order, while its key is valid. */
export const describeNotice: DescribeNotice = async (
  db,
  { delivery, webhook },
  { now, origin },
) => {
  const isValid = and(
    eq(apiKeys.id, webhook.apiKeyId),
    isNull(apiKeys.revokedAt),
    isNull(apiKeys.deletedAt),
  );
  const [[key], booking] = await Promise.all([
    db
      .select({ commission: apiKeys.commission, expiresAt: apiKeys.expiresAt })
      .from(apiKeys)
      .where(isValid),
    findBooking(db, delivery.subjectId),
  ]);
  if (!key || !booking || (key.expiresAt !== null && key.expiresAt <= now.toISOString()))
    return undefined;
  const wanted = {
    hasPricing: true,
    hasContent: false,
    hasPickups: true,
    hasQuestions: true,
    language: FALLBACK_LANGUAGE,
    origin,
    commission: key.commission,
  };
  const [described] = await describeBookings(
    { db, reader: new Reader(db) },
    [booking],
    wanted,
    now,
  );
  const [order] = await db
    .select({ reference: orders.reference })
    .from(orders)
    .where(eq(orders.id, booking.orderId ?? booking.id));
  return {
    body: { webhook: webhookOf(webhook), booking: described, order },
    headers: { 'Octo-Capabilities': 'octo/pricing' },
  };
};
