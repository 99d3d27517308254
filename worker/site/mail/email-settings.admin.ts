import type { Context } from 'hono';
import { describeRoute } from 'hono-openapi';
import * as v from 'valibot';
import {
  MailSettingsUpdate,
  PreviewQuery,
  TestMailInput,
} from '#contract/mail/mail-admin.schema.ts';
import type {
  EmailSettings,
  MailPreview,
  MailTemplateInfo,
  TestMailAnswer,
} from '#contract/mail/mail-admin.ts';
import { MAIL_SETTINGS_KEY } from '#contract/mail/mail-settings.ts';
import { outbox } from '#core/db/schema.ts';
import { countAttempts, secondsLeft } from '#core/db/statements/attempts.ts';
import { auditEntry } from '#core/db/statements/audit.ts';
import { saveSettings } from '#core/db/statements/save-settings.ts';
import { body, fieldErrors } from '#core/http/bodies/body.ts';
import { answers, describeQuery } from '#core/http/description/describe-route.ts';
import { siteOrigin } from '#core/http/origin.ts';
import { ApiError, conflict, found } from '#core/http/problem.ts';
import { router } from '#core/http/router.ts';
import { storedKeys, usableKeys } from '#core/keys/stored-keys.ts';
import { configuredDriver } from '#core/mail/choose-driver.ts';
import { installedDrivers, mailOutlook } from '#core/mail/mail-outlook.ts';
import { mailSite, mailText } from '#core/mail/mail-site.ts';
import { type Mail, queueMail } from '#core/mail/outbox.ts';
import { mailSender } from '#core/mail/sender.ts';
import type { MailTemplate } from '#core/mail/template.ts';
import { noStepUp, stepUp } from '#core/step-up/step-up.ts';
import type { App } from '#env';

const HOUR_MS = 3_600_000;
/** Test mails per person and hour. */
const TEST_MAILS_AN_HOUR = 20;

/** The settings, their effect, and the available drivers. */
async function current(c: Context<App>): Promise<EmailSettings> {
  const { settings: stored, version, sender } = await c.var.reader.run(mailSender(c.var.db));
  const hasKey = usableKeys(c.env, (await storedKeys(c.var.db)).keys).mail !== undefined;
  const driver = configuredDriver(c.env, { hasKey });
  return {
    ...stored,
    version,
    effective: {
      driver: stored.driver ?? driver,
      senderName: sender.name,
      senderAddress: sender.address,
      replyTo: sender.replyTo ?? null,
    },
    installed: { driver, ...installedDrivers(c.env, { hasKey }) },
  };
}

/** The sample mail of a template for the recipient `to`. */
async function sampleOf(
  c: Context<App>,
  template: MailTemplate,
  language: Mail['language'],
  to: string,
): Promise<Mail> {
  const site = await c.var.reader.run(mailSite(c.var.db));
  const firm = { ...site, email: site.email || to };
  const mails = template.make(firm, {
    language,
    origin: siteOrigin(c.env, c.req.url),
    text: mailText(firm, language),
    to,
  });
  return found(mails.find(({ kind }) => kind === template.kind));
}

export const emailSettingsAdminRoutes = (templates: readonly MailTemplate[]) => {
  const templateOf = (kind: string) => found(templates.find((one) => one.kind === kind));
  const routes = router();
  routes.get('/', describeRoute({ summary: 'Email settings' }), noStepUp('a read'), async (c) =>
    c.json(await current(c)),
  );
  routes.put(
    '/',
    describeRoute({ summary: 'Update the email settings' }),
    stepUp(),
    body(MailSettingsUpdate),
    async (c) => {
      const { db } = c.var;
      const { version, ...value } = c.req.valid('json');
      const saved = await saveSettings(db, MAIL_SETTINGS_KEY, value, version, {
        userId: c.var.user.id,
      });
      const now = await current(c);
      return saved !== undefined ? c.json(now) : conflict(c, now, 'problem.other_save_first');
    },
  );
  routes.get(
    '/outlook',
    describeRoute({
      summary: 'Whether emails are delivered, what holds them back, and the hourly limit',
    }),
    noStepUp('a read'),
    async (c) => c.json(await c.var.reader.run(mailOutlook(c.var.db, c.env))),
  );
  routes.get('/templates', describeRoute({ summary: 'Email templates' }), noStepUp('a read'), (c) =>
    c.json(
      templates.map(
        ({ kind, reader, hasCalendar = false }): MailTemplateInfo => ({
          kind,
          reader,
          hasCalendar,
        }),
      ),
    ),
  );
  routes.get(
    '/preview',
    describeRoute({ summary: 'Preview an email with sample data' }),
    noStepUp('a read'),
    describeQuery(PreviewQuery),
    async (c) => {
      const result = v.safeParse(PreviewQuery, c.req.query());
      if (!result.success)
        throw new ApiError(422, 'problem.invalid_fields', {
          errors: fieldErrors(result.issues),
        });
      const { kind, language } = result.output;
      const sample = await sampleOf(c, templateOf(kind), language, c.var.user.email);
      const { subject, html, text, attachments = [] } = sample;
      return c.json<MailPreview>({
        kind,
        language: sample.language,
        subject,
        html,
        text,
        attachments,
      });
    },
  );
  routes.post(
    '/test',
    describeRoute({
      summary: 'Send a preview to an address',
      responses: answers({ 201: 'application/json' }),
    }),
    noStepUp('sends sample data'),
    body(TestMailInput),
    async (c) => {
      const { db, user } = c.var;
      const { to, kind, language } = c.req.valid('json');
      const counter = { key: `mail-test:${user.id}`, windowMs: HOUR_MS };
      const [count = 0] = await countAttempts(db, [counter]);
      if (count > TEST_MAILS_AN_HOUR)
        throw new ApiError(429, 'problem.too_many_test_mails', {
          headers: { 'Retry-After': String(secondsLeft(counter)) },
        });
      const sample = await sampleOf(c, templateOf(kind), language, to);
      const [rows] = await db.batch([
        queueMail(db, {
          ...sample,
          kind: 'test',
          to,
          replyTo: undefined,
          relatedKind: undefined,
          relatedId: undefined,
        }).returning({
          id: outbox.id,
        }),
        auditEntry(db, {
          userId: user.id,
          action: 'test-mail',
          entity: 'outbox',
          detail: { kind, language },
        }),
      ]);
      return c.json<TestMailAnswer>({ id: found(rows[0]).id }, 201);
    },
  );
  routes.all('/*', () => {
    throw new ApiError(404);
  });
  return routes;
};
