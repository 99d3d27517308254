import type { MailKind } from '#contract/mail/mail-admin.ts';
import type { Database } from '#core/db/client.ts';
import { logFailure } from '#core/http/logs/log.ts';
import type { Bindings } from '#env';

/** A file as it is sent. */
export type SentFile = {
  filename: string;
  contentType: string;
  content: string | Uint8Array;
};
type Related = { relatedKind: string | null; relatedId: string | null };
type Make = (env: Bindings, db: Database, mail: Related) => Promise<SentFile[]>;

const MAKERS = new Map<string, Make>();

/** Files of a kind of mail that are made when it is sent, from the data of that moment: documents are too large for rows. */
export const attachWhenSent = (kind: MailKind, make: Make): void => void MAKERS.set(kind, make);

/** A failure to make them never stops the mail, which links to what they show. */
export async function lateAttachments(
  env: Bindings,
  db: Database,
  mail: Related & { kind: string },
): Promise<SentFile[]> {
  try {
    return (await MAKERS.get(mail.kind)?.(env, db, mail)) ?? [];
  } catch (error) {
    logFailure('attachment', error);
    return [];
  }
}
