import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Select } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { AreaField, NumberField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import type { EmailSettings } from '#contract/mail/mail-admin.ts';
import { MAIL_DRIVERS, type MailDriver, VISITOR_MAILS } from '#contract/mail/mail-settings.ts';
import { EmailNav } from './email-nav.tsx';
import { emailSettingsApi } from './email-settings.api.ts';
import { TestMail } from './test-mail.tsx';

/** Current delivery of mail, and the drivers this installation supports. */
function SendingState({ settings: { effective, installed } }: { settings: EmailSettings }) {
  const { t } = useTranslation('admin-area');
  const isKept = effective.driver === 'outbox';
  const facts: [string, string][] = [
    [t('email.now_way'), t(`email.driver_${effective.driver}`)],
    [
      t('email.now_sender'),
      effective.senderAddress
        ? `${effective.senderName} <${effective.senderAddress}>`
        : t('email.no_sender'),
    ],
    [t('email.now_reply'), effective.replyTo ?? t('email.same_as_sender')],
  ];
  const ways = [
    ['email.driver_cloudflare', installed.cloudflare],
    ['email.driver_http', installed.http],
  ] as const;
  return (
    <Panel title={t('email.now')}>
      {isKept && (
        <p className="rounded-xl border-l-8 border-sun bg-limestone-100 p-3">
          {t('email.kept_warning')}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-stone max-sm:-mb-2 max-sm:text-sm">{label}</dt>
            <dd className="font-semibold break-words text-deep-900">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="space-y-2 border-t border-limestone-200 pt-4">
        {ways.map(([label, isThere]) => (
          <li key={label} className="flex flex-wrap items-center justify-between gap-2">
            <span>{t(label)}</span>
            <StateBadge
              state={
                isThere
                  ? { label: 'email.is_installed', tone: 'good' }
                  : { label: 'email.not_installed', tone: 'over' }
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type FieldsProps = { editor: Editor<EmailSettings> };

const isInstalled = (installed: EmailSettings['installed'], driver: MailDriver) =>
  driver === 'outbox' || installed[driver];

function Sending({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set, bind } = editor;
  const { installed, effective } = values;
  return (
    <Panel title={t('email.sending')}>
      <Field label={t('email.driver')} hint={t('email.driver_hint')} error={errors.driver}>
        {(tie) => (
          <Select<MailDriver | ''>
            {...tie}
            value={values.driver ?? ''}
            onChange={(driver) => set({ driver: driver || null })}
          >
            <option value="">
              {t('email.driver_installed', { driver: t(`email.driver_${installed.driver}`) })}
            </option>
            {MAIL_DRIVERS.map((driver) => (
              <option key={driver} value={driver} disabled={!isInstalled(installed, driver)}>
                {isInstalled(installed, driver)
                  ? t(`email.driver_${driver}`)
                  : t('email.driver_missing', { driver: t(`email.driver_${driver}`) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        {...bind('senderName')}
        hint={t('email.from_site', { value: effective.senderName })}
      />
      <TextField
        {...bind('senderAddress')}
        hint={t('email.from_site', { value: effective.senderAddress || '—' })}
        type="email"
        inputMode="email"
      />
      <TextField
        {...bind('replyTo')}
        hint={t('email.reply_to_hint')}
        type="email"
        inputMode="email"
      />
      <TextField
        {...bind('incomingAddress')}
        hint={t('email.incoming_hint')}
        type="email"
        inputMode="email"
      />
      <NumberField
        {...bind('visitorMailsAnHour')}
        hint={t('email.ceiling_hint', { usual: VISITOR_MAILS.usual })}
        min={VISITOR_MAILS.min}
        max={VISITOR_MAILS.max}
        onChange={(count) => set({ visitorMailsAnHour: count ?? VISITOR_MAILS.usual })}
      />
    </Panel>
  );
}

function Signatures({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const { bindText } = editor;
  return (
    <Panel title={t('email.signature')}>
      <p className="text-sm text-stone">{t('email.signature_text')}</p>
      {LANGUAGES.map((language) => (
        <AreaField
          key={language}
          {...bindText('signature', language)}
          label={LANGUAGE_LABELS[language]}
          rows={3}
          maxLength={600}
        />
      ))}
    </Panel>
  );
}

const tabsOf = (editor: Editor<EmailSettings>): EditorTab<EmailSettings>[] => [
  {
    name: 'sending',
    label: 'email.sending',
    fields: [
      'driver',
      'senderName',
      'senderAddress',
      'replyTo',
      'incomingAddress',
      'visitorMailsAnHour',
    ],
    content: (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SendingState settings={editor.base} />
        <Sending editor={editor} />
      </div>
    ),
  },
  {
    name: 'signature',
    label: 'email.signature',
    fields: ['signature'],
    content: <Signatures editor={editor} />,
  },
];

/** Mail delivery and sender. */
export function EmailSettingsScreen() {
  const { t } = useTranslation('admin-area');
  const title: AdminKey = 'email.title';
  return (
    <>
      <EmailNav current="/email-settings" />
      <DocumentScreen
        api={emailSettingsApi}
        empty={{} as EmailSettings}
        title={t(title)}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        hasTranslations={false}
        tabs={tabsOf}
      />
      <div className="mt-6 lg:max-w-[calc(50%-0.75rem)]">
        <TestMail kind="test" />
      </div>
    </>
  );
}
