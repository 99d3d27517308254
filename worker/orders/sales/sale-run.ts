import type { Database } from '#core/db/client.ts';
import { Reader } from '#core/db/reader.ts';
import type { saleMessages } from '#core/db/schema.ts';
import { signingSecret } from '#core/db/signing-secret.ts';
import type { AuditEntry } from '#core/db/statements/audit.ts';
import type { Bindings } from '#env';

/** Who works on a message, and with what: a request of the administration, or a mail that arrives. */
export type SaleRun = {
  db: Database;
  reader: Reader;
  env: Pick<Bindings, 'QUOTE_SECRET'>;
  /** The site's, for links in mails. */
  origin: string;
  now: Date;
  actor: string;
  by: Pick<AuditEntry, 'userId' | 'apiKeyId'>;
};
export type SaleMessage = typeof saleMessages.$inferSelect;

export const secretOf = ({ db, env }: SaleRun): Promise<string> =>
  signingSecret(db, env.QUOTE_SECRET);

export const systemRun = (
  db: Database,
  env: Pick<Bindings, 'QUOTE_SECRET'>,
  origin: string,
  now: Date,
): SaleRun => ({ db, reader: new Reader(db), env, origin, now, actor: 'system', by: {} });
