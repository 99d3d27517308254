import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Database } from '#core/db/client.ts';
import { testPayments } from '#core/db/schema.ts';
import {
  type PaymentProvider,
  type ProviderEvent,
  ProviderRefused,
  type ProviderState,
  WebhookRefused,
} from './provider.ts';
import { signatureOf, signedAt } from './signature.ts';

export const SIGNATURE_HEADER = 'Test-Signature';
/** Older webhooks are replays. */
const MAX_AGE_MS = 5 * 60_000;
const ACCOUNT = 'test';
/** Of its names of sessions. */
const PREFIX = 'tp_';

type Row = typeof testPayments.$inferSelect;
type Written = Pick<ProviderEvent, 'id' | 'type' | 'refunds' | 'dispute'> & {
  account: string;
  reference?: string;
  cents?: number;
  currency?: string;
};

const stateOf = ({ status, cents, currency, id }: Row): ProviderState => ({
  status: status === 'paid' ? 'paid' : status === 'expired' ? 'expired' : 'open',
  cents,
  currency,
  payment: status === 'paid' ? `pay_${id}` : null,
  method: status === 'paid' ? 'card' : null,
});

function written(body: string): Written | undefined {
  try {
    const read: unknown = JSON.parse(body);
    if (typeof read === 'object' && read !== null && 'id' in read && 'type' in read)
      return read as Written;
  } catch {
    // Refused as unreadable.
  }
  return undefined;
}

const webhookSecret = (secret: string) => `payments ${secret}`;

/** A body with the provider's signature. */
export const signedWebhook = async (secret: string, body: string, at: Date) => ({
  body,
  headers: new Headers({ [SIGNATURE_HEADER]: await signatureOf(webhookSecret(secret), body, at) }),
});

/** A webhook as this provider sends it. */
export const testWebhook = (
  secret: string,
  event: Omit<Written, 'account'> & { account?: string },
  at: Date,
) => signedWebhook(secret, JSON.stringify({ account: ACCOUNT, ...event }), at);

/** Pays, or declines, a session that is open; false when it is not. */
export async function endTestPayment(
  db: Database,
  sessionId: string,
  status: 'paid' | 'declined',
  now: Date,
): Promise<boolean> {
  const isOpen = and(
    eq(testPayments.sessionId, sessionId),
    inArray(testPayments.status, ['open', 'declined']),
    gt(testPayments.expiresAt, now.toISOString()),
  );
  const ended = await db
    .update(testPayments)
    .set({ status })
    .where(isOpen)
    .returning({ id: testPayments.id });
  return ended.length > 0;
}

/** A provider without money: what others do on their own machines it does in a table of ours, behind the same interface. */
export function testProvider(
  db: Database,
  secret: string | (() => Promise<string>),
  clock = () => new Date(),
): PaymentProvider {
  const rowOf = async (reference: string) =>
    (await db.select().from(testPayments).where(eq(testPayments.id, reference)))[0];
  const find = async (reference: string) => {
    const row = await rowOf(reference);
    if (!row) throw new ProviderRefused('There is no such test payment.');
    return row;
  };
  return {
    name: 'test',
    async createSession({ sessionId, cents, currency, returnUrl, expiresAt }) {
      const row = { id: `${PREFIX}${sessionId}`, sessionId, cents, currency, returnUrl, expiresAt };
      return {
        reference: row.id,
        url: `${new URL(returnUrl).origin}/pay/test/${sessionId}`,
        statements: [db.insert(testPayments).values(row).onConflictDoNothing()],
      };
    },
    async askSession(reference) {
      const row = await find(reference);
      return stateOf(
        row.status !== 'paid' && row.expiresAt <= clock().toISOString()
          ? { ...row, status: 'expired' }
          : row,
      );
    },
    async endSession(reference) {
      const isOpen = and(
        eq(testPayments.id, reference),
        inArray(testPayments.status, ['open', 'declined']),
      );
      await db.update(testPayments).set({ status: 'expired' }).where(isOpen);
    },
    async refund({ id, payment, cents }) {
      const row = await find(payment.slice('pay_'.length));
      const before = Object.entries(row.refunds).reduce(
        (sum, [key, part]) => sum + (key === id ? 0 : part),
        0,
      );
      if (row.status !== 'paid' || before + cents > row.cents)
        throw new ProviderRefused('More than was paid.');
      const [written] = await db
        .update(testPayments)
        .set({ refunds: { ...row.refunds, [id]: cents } })
        .where(and(eq(testPayments.id, row.id), eq(testPayments.refunds, row.refunds)))
        .returning({ id: testPayments.id });
      if (!written) throw new Error('Another refund was first.');
      return { reference: `re_${id}`, status: 'done' };
    },
    async readWebhook(body, headers, now) {
      const sent = written(body);
      // The row is read with the secret; what is not signed learns nothing of it.
      const [key, row] = await Promise.all([
        typeof secret === 'string' ? secret : secret(),
        rowOf(String(sent?.reference ?? '')),
      ]);
      const at = await signedAt(webhookSecret(key), body, headers.get(SIGNATURE_HEADER) ?? '');
      if (!at) throw new WebhookRefused('signature');
      if (Math.abs(now.getTime() - at.getTime()) > MAX_AGE_MS) throw new WebhookRefused('old');
      if (!sent) throw new WebhookRefused('unreadable');
      const { id, type, account, reference = null, cents, currency, ...reported } = sent;
      if (account !== ACCOUNT) throw new WebhookRefused('account');
      const state = row
        ? {
            ...stateOf(row),
            ...(cents !== undefined && { cents }),
            ...(currency !== undefined && { currency }),
          }
        : null;
      const session = reference?.startsWith(PREFIX) ? reference.slice(PREFIX.length) : null;
      return { id, type, reference, session, state, ...reported };
    },
  };
}
