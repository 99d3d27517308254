import type { Language } from '#contract/language.ts';
import type { Database } from '#db/client.ts';
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

/** The statement that puts a mail into the outbox; run it in the batch that makes what the mail tells of. */
export const queueMail = (db: Database, mail: Mail) =>
  db.insert(outbox).values({
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
