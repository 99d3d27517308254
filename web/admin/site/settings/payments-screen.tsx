import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Select } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { CountField, MoneyField, NumberField, SelectField } from '#admin/frame/fields/fields.tsx';
import { IssuerNotice } from '#admin/frame/orders/issuer-notice.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { Draft } from '#contract/admin/crud.ts';
import type {
  PaymentProviderName,
  PaymentRule,
  PaymentSettingsDocument,
  PaymentState,
} from '#contract/money/payments.ts';
import { SettingsNav } from './settings-nav.tsx';
import { VatFields } from './vat-fields.tsx';

const api = documentApi<PaymentSettingsDocument>('/payments/settings');
/** The document's version is 0 before the first save; drafts have no such version. */
const settingsApi: typeof api = {
  ...api,
  drafts: {
    ...api.drafts,
    put: (id: number, draft: Omit<Draft, 'updatedAt'>) =>
      api.drafts.put(id, { ...draft, baseVersion: draft.baseVersion || null }),
  },
};

type FieldsProps = { editor: Editor<PaymentSettingsDocument> };
const PROVIDERS: Readonly<Record<PaymentProviderName, AdminKey>> = {
  test: 'payments.provider_test',
  stripe: 'payments.provider_stripe',
};
const isReady = ({ isTestAllowed, missingSecrets }: PaymentState, provider: PaymentProviderName) =>
  provider === 'test' ? isTestAllowed : missingSecrets.length === 0;

/** Who takes payments now, why, and which secrets are missing. */
function ProviderState({
  settings: { provider: chosen, state },
}: {
  settings: PaymentSettingsDocument;
}) {
  const { t } = useTranslation('admin-area');
  const { provider, missingSecrets, isTestAllowed } = state;
  const reason: AdminKey =
    provider === null
      ? chosen === null
        ? 'payments.why_nothing'
        : 'payments.why_not_ready'
      : chosen === null
        ? 'payments.why_automatic'
        : 'payments.why_chosen';
  return (
    <Panel title={t('payments.now')}>
      <p
        className={
          provider === 'test'
            ? 'rounded-xl border-l-8 border-sun bg-limestone-100 p-3 font-semibold'
            : 'font-semibold text-deep-900'
        }
      >
        {t(provider === null ? 'payments.provider_none' : PROVIDERS[provider])}
      </p>
      <p>{t(reason)}</p>
      {missingSecrets.length > 0 && (
        <p>
          {t('payments.missing')}{' '}
          {missingSecrets.map((name, n) => (
            <span key={name}>
              {n > 0 && ', '}
              <code translate="no" className="break-all">
                {name}
              </code>
            </span>
          ))}
        </p>
      )}
      {!isTestAllowed && <p className="text-sm text-stone">{t('payments.test_refused')}</p>}
    </Panel>
  );
}

function Provider({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const { values, base, errors, set } = editor;
  const { state } = base;
  return (
    <Panel title={t('payments.provider')}>
      <Field
        label={t('payments.provider')}
        hint={t('payments.provider_hint')}
        error={errors.provider}
      >
        {(tie) => (
          <Select<PaymentProviderName | ''>
            {...tie}
            value={values.provider ?? ''}
            onChange={(provider) => set({ provider: provider || null })}
          >
            <option value="">{t('payments.provider_automatic')}</option>
            {(['stripe', 'test'] as const).map((provider) => (
              <option
                key={provider}
                value={provider}
                disabled={!isReady(state, provider) && values.provider !== provider}
              >
                {isReady(state, provider)
                  ? t(PROVIDERS[provider])
                  : t('payments.provider_missing', { provider: t(PROVIDERS[provider]) })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Panel>
  );
}

/** What guests of transfers pay once theirs is confirmed, and when all guests are reminded. */
function Rules({ editor }: FieldsProps) {
  const { t } = useTranslation('admin-area');
  const { values, bind, bindIn } = editor;
  return (
    <>
      <Panel title={t('payments.transfers')}>
        <SelectField<PaymentRule>
          {...bindIn('transfers', 'payment')}
          label={t('payments.transfers')}
          hint={t('payments.transfers_hint')}
          options={[
            ['none', t('options.pay_none')],
            ['deposit', t('options.pay_deposit')],
            ['all', t('options.pay_all')],
            ['on_day', t('options.pay_on_day')],
          ]}
        />
        {values.transfers.payment === 'deposit' && (
          <>
            <NumberField {...bindIn('transfers', 'depositPercent')} inputMode="numeric" />
            <MoneyField {...bindIn('transfers', 'depositCents')} hint={t('options.deposit_hint')} />
          </>
        )}
      </Panel>
      <Panel title={t('payments.reminder')}>
        <CountField
          {...bind('reminderDays')}
          label={t('payments.reminder_days')}
          hint={t('payments.reminder_hint')}
          inputMode="numeric"
        />
      </Panel>
    </>
  );
}

/** How guests pay online, when they are reminded, and which VAT prices contain. */
export function PaymentSettingsScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SettingsNav current="/settings/payments" />
      <IssuerNotice className="mb-6" />
      <DocumentScreen
        api={settingsApi}
        empty={{} as PaymentSettingsDocument}
        title={t('payments.title')}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        refreshes={['/api/admin/payments/state']}
        hasTranslations={false}
      >
        {(editor) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
            <div className="space-y-6">
              <ProviderState settings={editor.base} />
              <Provider editor={editor} />
            </div>
            <div className="space-y-6">
              <Rules editor={editor} />
              <VatFields editor={editor} />
            </div>
          </div>
        )}
      </DocumentScreen>
    </>
  );
}
