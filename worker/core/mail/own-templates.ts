import { accountChangedMail } from './accounts/account-changed-mail.ts';
import { invitationMail } from './accounts/invitation-mail.ts';
import { passwordResetMail } from './accounts/password-reset-mail.ts';
import { ceilingTemplates } from './ceiling-mail.ts';
import { replyMail } from './reply-mail.ts';
import { type MailTemplate, SAMPLE_CONTACT, sampleDay } from './template.ts';
import { testMail } from './test-mail.ts';

/** Mails that belong to no feature. */
export const ownTemplates: readonly MailTemplate[] = [
  {
    kind: 'message.reply',
    reader: 'guest',
    make: (site, { language, text, to }) => [
      replyMail(site, {
        to,
        name: SAMPLE_CONTACT.name,
        language,
        text: text('mail.sample.answer'),
        question: text('mail.sample.question'),
      }),
    ],
  },
  {
    kind: 'password.reset',
    reader: 'user',
    make: (site, { language, origin, to }) => [
      passwordResetMail(site, {
        email: to,
        language,
        url: `${origin}/auth/login?reset=EXAMPLE`,
        minutes: 60,
      }),
    ],
  },
  {
    kind: 'account.invitation',
    reader: 'user',
    make: (site, { language, origin, to }) => [
      invitationMail(site, {
        email: to,
        language,
        url: `${origin}/auth/login?reset=EXAMPLE`,
        hours: 72,
      }),
    ],
  },
  {
    kind: 'account.changed',
    reader: 'user',
    make: (site, { language, to }) => [
      accountChangedMail(site, {
        to,
        language,
        changes: ['password'],
        at: `${sampleDay()}T09:30:00.000Z`,
      }),
    ],
  },
  ...ceilingTemplates,
  {
    kind: 'test',
    reader: 'user',
    make: (site, { language, to }) => [testMail(site, { to, language })],
  },
];
