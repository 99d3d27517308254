import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { Draft } from '#contract/admin/crud.ts';
import {
  INVOICE_OFFICES,
  INVOICE_STEPS,
  type InvoiceLack,
  type InvoiceOffice,
  type InvoiceSettingsDocument,
  type InvoiceStep,
} from '#contract/money/invoices/invoices.ts';

const api = documentApi<InvoiceSettingsDocument>('/invoices/settings');
/** The document's version is 0 before the first save; drafts have no such version. */
const settingsApi: typeof api = {
  ...api,
  drafts: {
    ...api.drafts,
    put: (id: number, draft: Omit<Draft, 'updatedAt'>) =>
      api.drafts.put(id, { ...draft, baseVersion: draft.baseVersion || null }),
  },
};

const STEPS: Readonly<Record<InvoiceStep, AdminKey>> = {
  adviser: 'invoices.step_adviser',
  declaration: 'invoices.step_declaration',
  certificate: 'invoices.step_certificate',
  trial: 'invoices.step_trial',
  other: 'invoices.step_alone',
};
const LACKS: Readonly<Record<InvoiceLack, AdminKey>> = {
  name: 'invoices.lack_name',
  tax_number: 'invoices.lack_tax_number',
  address: 'invoices.lack_address',
  producer: 'invoices.lack_producer',
  steps: 'invoices.lack_steps',
  scheme: 'invoices.lack_scheme',
};
const OFFICES: Readonly<Record<InvoiceOffice, AdminKey>> = {
  test: 'invoices.office_test',
  production: 'invoices.office_production',
};

function Fields({ editor }: { editor: Editor<InvoiceSettingsDocument> }) {
  const { t } = useTranslation('admin-area');
  const { values, base, errors, set } = editor;
  const { lacks, hasCertificate } = base.state;
  const { steps } = values;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Panel title={t('invoices.first')}>
        <p className="text-pretty">{t('invoices.settings_text')}</p>
        {INVOICE_STEPS.map((step) => (
          <Checkbox
            key={step}
            label={t(STEPS[step])}
            value={steps.includes(step)}
            onChange={(isDone) =>
              set({
                steps: INVOICE_STEPS.filter((one) => (one === step ? isDone : steps.includes(one))),
              })
            }
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('invoices.producer')}
            error={errors.producer}
            value={values.producer}
            maxLength={120}
            onChange={(producer) => set({ producer })}
          />
          <TextField
            label={t('invoices.producer_tax_number')}
            error={errors.producerTaxNumber}
            value={values.producerTaxNumber}
            maxLength={40}
            onChange={(producerTaxNumber) => set({ producerTaxNumber })}
          />
        </div>
      </Panel>
      <Panel title={t('invoices.title')}>
        <SelectField<InvoiceOffice>
          label={t('invoices.office')}
          value={values.office}
          onChange={(office) => set({ office })}
          options={INVOICE_OFFICES.map((office) => [office, t(OFFICES[office])] as const)}
        />
        {!hasCertificate && <p className="text-stone">{t('invoices.no_certificate')}</p>}
        <Checkbox
          label={t('invoices.is_on')}
          value={values.isOn}
          onChange={(isOn) => set({ isOn })}
        />
        {lacks.length > 0 && (
          <div>
            <p className="font-semibold">{t('invoices.lacks')}</p>
            <ul className="list-disc pl-5">
              {lacks.map((lack) => (
                <li key={lack}>{t(LACKS[lack])}</li>
              ))}
            </ul>
          </div>
        )}
      </Panel>
    </div>
  );
}

/** Whether documents are invoices, and what a company does first. */
export function InvoiceSettingsScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <DocumentScreen
      api={settingsApi}
      empty={{} as InvoiceSettingsDocument}
      title={t('invoices.settings')}
      listPath="/invoices"
      listTitle={t('invoices.title')}
      refreshes={['/api/admin/invoices']}
      hasTranslations={false}
    >
      {(editor) => <Fields editor={editor} />}
    </DocumentScreen>
  );
}
