import type { Language } from '#contract/languages/language.ts';
import { momentInWords } from '../format.ts';
import { type MailSite, mailText } from '../mail-site.ts';
import { mailBodies } from '../message.ts';
import type { Mail } from '../outbox.ts';

/** What signs in to an account and was changed. */
const CHANGES = {
  password: 'mail.account_changed.password',
  email: 'mail.account_changed.email',
  factorOn: 'mail.account_changed.factor_on',
  factorOff: 'mail.account_changed.factor_off',
  recoveryCodes: 'mail.account_changed.recovery_codes',
  passkeyAdded: 'mail.account_changed.passkey_added',
  passkeyRemoved: 'mail.account_changed.passkey_removed',
} as const;
export type AccountChange = keyof typeof CHANGES;

type Changed = {
  to: string;
  language: Language;
  changes: readonly AccountChange[];
  /** The instant of the change. */
  at: string;
};

/** To the account's owner. It names neither the new address nor a link: the account may be used by someone else. */
export function accountChangedMail(site: MailSite, { to, language, changes, at }: Changed): Mail {
  const text = mailText(site, language);
  return {
    kind: 'account.changed',
    to,
    language,
    subject: text('mail.account_changed.subject', { site: site.siteName }),
    ...mailBodies({
      site,
      language,
      heading: text('mail.account_changed.heading'),
      paragraphs: [text('mail.account_changed.text', { site: site.siteName })],
      sections: [
        {
          rows: [
            {
              label: text('mail.account_changed.label'),
              value: changes.map((change) => text(CHANGES[change])).join('\n'),
            },
            { label: text('mail.label.when'), value: momentInWords(at, language) },
          ],
        },
      ],
      notes: [
        text(
          changes.includes('email')
            ? 'mail.account_changed.not_you_email'
            : 'mail.account_changed.not_you',
        ),
        text('mail.local_time'),
      ],
      footer: text('mail.account_changed.footer'),
    }),
  };
}
