import { useTranslation } from 'react-i18next';
import { NumberInput, Select, TextArea, TextInput } from '#admin/controls.tsx';
import { DOCUMENT_ID } from '#admin/document-api.ts';
import { EditorScreen } from '#admin/editor-screen.tsx';
import { Field } from '#admin/field.tsx';
import { Panel } from '#admin/panel.tsx';
import type { AdminKey } from '#admin/paths.ts';
import type { Editor } from '#admin/use-editor.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/language.ts';
import type { EmailSettings } from '#contract/mail-admin.ts';
import { MAIL_DRIVERS, type MailDriver, VISITOR_MAILS } from '#contract/mail-settings.ts';
import { DRIVER_LABELS } from './driver-labels.ts';
import { EmailNav } from './email-nav.tsx';
import { emailSettingsApi } from './email-settings.api.ts';
import { SendingState } from './sending-state.tsx';
import { TestMail } from './test-mail.tsx';

type FieldsProps = { editor: Editor<EmailSettings> };

const isInstalled = (installed: EmailSettings['installed'], driver: MailDriver) => driver === 'outbox' || installed[driver];

function Sending({ editor }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { values, errors, set } = editor;
  const { installed, effective } = values;
  return (
    <Panel title={t('email.sending')}>
      <Field label={t('email.driver')} hint={t('email.driver_hint')} error={errors.driver}>
        {(tie) => (
          <Select<MailDriver | ''> {...tie} value={values.driver ?? ''} onChange={(driver) => set({ driver: driver || null })}>
            <option value="">{t('email.driver_installed', { driver: t(DRIVER_LABELS[installed.driver]) })}</option>
            {MAIL_DRIVERS.map((driver) => (
              <option key={driver} value={driver} disabled={!isInstalled(installed, driver)}>
                {isInstalled(installed, driver)
                  ? t(DRIVER_LABELS[driver])
                  : t('email.driver_missing', { driver: t(DRIVER_LABELS[driver]) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t('email.sender_name')} hint={t('email.from_site', { value: effective.senderName })} error={errors.senderName}>
        {(tie) => <TextInput {...tie} value={values.senderName} onChange={(senderName) => set({ senderName })} />}
      </Field>
      <Field
        label={t('email.sender_address')}
        hint={t('email.from_site', { value: effective.senderAddress || '—' })}
        error={errors.senderAddress}
      >
        {(tie) => (
          <TextInput
            {...tie}
            type="email"
            inputMode="email"
            value={values.senderAddress}
            onChange={(senderAddress) => set({ senderAddress })}
          />
        )}
      </Field>
      <Field label={t('email.reply_to')} hint={t('email.reply_to_hint')} error={errors.replyTo}>
        {(tie) => <TextInput {...tie} type="email" inputMode="email" value={values.replyTo} onChange={(replyTo) => set({ replyTo })} />}
      </Field>
      <Field label={t('email.ceiling')} hint={t('email.ceiling_hint', { usual: VISITOR_MAILS.usual })} error={errors.visitorMailsAnHour}>
        {(tie) => (
          <NumberInput
            {...tie}
            min={VISITOR_MAILS.min}
            max={VISITOR_MAILS.max}
            value={values.visitorMailsAnHour}
            onChange={(count) => set({ visitorMailsAnHour: count ?? VISITOR_MAILS.usual })}
          />
        )}
      </Field>
    </Panel>
  );
}

function Signatures({ editor }: FieldsProps) {
  const { t } = useTranslation('admin');
  const { values, errors, setAt } = editor;
  return (
    <Panel title={t('email.signature')}>
      <p className="text-sm text-stone">{t('email.signature_text')}</p>
      {LANGUAGES.map((language) => (
        <Field key={language} label={LANGUAGE_LABELS[language]} error={errors[`signature.${language}`]}>
          {(tie) => (
            <TextArea
              {...tie}
              lang={language}
              rows={3}
              maxLength={600}
              value={values.signature[language] ?? ''}
              onChange={(text) => setAt(['signature', language], text || undefined)}
            />
          )}
        </Field>
      ))}
    </Panel>
  );
}

/** Mail delivery and sender. */
export function EmailSettingsScreen() {
  const { t } = useTranslation('admin');
  const title: AdminKey = 'email.title';
  return (
    <>
      <EmailNav current="/email-settings" />
      <EditorScreen
        api={emailSettingsApi}
        id={DOCUMENT_ID}
        empty={{} as EmailSettings}
        isDocument
        newTitle={t(title)}
        titleOf={() => t(title)}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        editPath={() => '/email-settings'}
        hasTranslations={false}
      >
        {(editor) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="space-y-6">
              <SendingState settings={editor.base} />
              <Sending editor={editor} />
            </div>
            <Signatures editor={editor} />
          </div>
        )}
      </EditorScreen>
      <div className="mt-6 lg:max-w-[calc(50%-0.75rem)]">
        <TestMail kind="test" />
      </div>
    </>
  );
}
