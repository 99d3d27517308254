import type { SQL } from 'drizzle-orm';
import type { Language } from '#contract/language.ts';
import type { Database } from '#db/client.ts';
import { insertIf } from '#db/insert-if.ts';
import { outbox } from '#db/schema.ts';

export type Mail = {
  /** What it is about, for the firm's list: `newsletter.confirm`. */
  kind: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  relatedKind?: string;
  relatedId?: string;
};

const rowOf = (mail: Mail): typeof outbox.$inferInsert => ({
  id: crypto.randomUUID(),
  kind: mail.kind,
  toAddress: mail.to,
  subject: mail.subject,
  html: mail.html,
  body: mail.text,
  language: mail.language,
  relatedKind: mail.relatedKind,
  relatedId: mail.relatedId,
});

/** The statement that puts a mail into the outbox; run it in the batch that makes what the mail tells of. */
export const queueMail = (db: Database, mail: Mail) => db.insert(outbox).values(rowOf(mail));

/** The same, but only when the condition holds as the batch runs: when what the mail tells of was truly made. */
export const queueMailIf = (db: Database, mail: Mail, condition: SQL) => insertIf(db, outbox, rowOf(mail), condition);
