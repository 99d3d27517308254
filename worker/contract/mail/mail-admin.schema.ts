import * as v from 'valibot';
import { searchText } from '../admin/list-queries.schema.ts';
import { Count } from '../fields.schema.ts';
import { Language } from '../languages/language.schema.ts';
import { LANGUAGES } from '../languages/language.ts';
import { pagingEntries } from '../paging.schema.ts';
import { ContactEmail } from './contact.schema.ts';
import { MAIL_KINDS, MAIL_STATES } from './mail-admin.ts';
import { MailSettings } from './mail-settings.schema.ts';

export const MailKind = v.picklist(MAIL_KINDS);

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(
    v.optional(v.string()),
    v.metadata({ jsonSchema: { enum: values } }),
    v.transform((text): T[number] | undefined => values.find((value) => value === text)),
  );
/** `status=open`: mails that still have to be sent. */
export const OutboxQuery = v.object({
  q: searchText,
  status: oneOf([...MAIL_STATES, 'open']),
  kind: oneOf(MAIL_KINDS),
  ...pagingEntries,
});

export const MailSettingsUpdate = v.object({ version: Count, ...MailSettings.entries });

export const PreviewQuery = v.object({
  kind: MailKind,
  language: v.optional(v.picklist(LANGUAGES), 'es'),
});

export const TestMailInput = v.object({
  to: ContactEmail,
  kind: v.optional(MailKind, 'test'),
  language: v.optional(Language, 'es'),
});
