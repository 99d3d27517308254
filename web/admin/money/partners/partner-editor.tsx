import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { ButtonLink } from '#admin/frame/button.tsx';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { AreaField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/languages/language.ts';
import {
  PARTNER_KINDS,
  PARTNER_PARAMETER,
  PARTNER_TERMS,
  type PartnerInput,
} from '#contract/money/partners.ts';
import { LinkPanel } from './link-panel.tsx';
import { KINDS, TERMS } from './partner-words.ts';
import { PercentField } from './percent-field.tsx';

const EMPTY: PartnerInput = {
  name: '',
  slug: '',
  kind: 'hotel',
  terms: 'commission',
  tripCommissionBp: 1000,
  transferCommissionBp: 1000,
  contactName: null,
  email: null,
  phone: null,
  taxName: null,
  taxNumber: null,
  address: null,
  language: 'es',
  note: null,
  isActive: true,
};

type PartProps = { editor: Editor<PartnerInput> };
type Line = 'contactName' | 'email' | 'phone' | 'taxName' | 'taxNumber' | 'address' | 'note';

/** A text that may be missing. */
const bindLine = ({ bind, values, set }: Editor<PartnerInput>, field: Line) => ({
  ...bind(field),
  value: values[field] ?? '',
  onChange: (text: string) => set({ [field]: text || null }),
});

function Facts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { bind, values } = editor;
  return (
    <Panel title={t('partners.facts')}>
      <TextField {...bind('name')} autoComplete="off" />
      <SlugField editor={editor} name={values.name} prefix={`/?${PARTNER_PARAMETER}=`} />
      <SelectField
        {...bind('kind')}
        label={t('partners.kind')}
        options={PARTNER_KINDS.map((kind) => [kind, t(KINDS[kind])] as const)}
      />
      <SelectField
        {...bind('terms')}
        label={t('partners.terms')}
        hint={t('partners.terms_hint')}
        options={PARTNER_TERMS.map((terms) => [terms, t(TERMS[terms])] as const)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PercentField
          {...bind('tripCommissionBp')}
          label={t('partners.trip_commission')}
          hint={t('partners.commission_hint')}
        />
        <PercentField {...bind('transferCommissionBp')} label={t('partners.transfer_commission')} />
      </div>
      <Checkbox {...bind('isActive')} hint={t('partners.is_active_hint')} />
    </Panel>
  );
}

function Contact({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('partners.contact')}>
      <TextField {...bindLine(editor, 'contactName')} autoComplete="off" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...bindLine(editor, 'email')}
          label={t('mail.label.email')}
          type="email"
          autoComplete="off"
        />
        <TextField
          {...bindLine(editor, 'phone')}
          label={t('mail.label.phone')}
          type="tel"
          autoComplete="off"
        />
      </div>
      <SelectField
        {...editor.bind('language')}
        label={t('inbox.language')}
        hint={t('partners.language_hint')}
        options={LANGUAGES.map((language) => [language, LANGUAGE_LABELS[language]] as const)}
      />
      <AreaField {...bindLine(editor, 'note')} label={t('partners.note')} />
    </Panel>
  );
}

function Tax({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('partners.tax')}>
      <TextField {...bindLine(editor, 'taxName')} autoComplete="off" />
      <TextField {...bindLine(editor, 'taxNumber')} autoComplete="off" />
      <AreaField {...bindLine(editor, 'address')} />
    </Panel>
  );
}

const tabsOf = (editor: Editor<PartnerInput>): EditorTab<PartnerInput>[] => [
  {
    name: 'facts',
    label: 'partners.facts',
    fields: [
      ...(['name', 'slug', 'kind', 'terms', 'tripCommissionBp'] as const),
      ...(['transferCommissionBp', 'isActive'] as const),
    ],
    content: <Facts editor={editor} />,
  },
  {
    name: 'contact',
    label: 'partners.contact',
    fields: ['contactName', 'email', 'phone', 'language', 'note'],
    content: <Contact editor={editor} />,
  },
  {
    name: 'tax',
    label: 'partners.tax',
    fields: ['taxName', 'taxNumber', 'address'],
    content: <Tax editor={editor} />,
  },
];

/** A partner; its link and its statements once it is saved. */
export function PartnerEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.partners}
      empty={EMPTY}
      newTitle={t('partners.new')}
      titleOf={({ name }) => name}
      listTitle={t('partners.title')}
      hasTranslations={false}
      side={({ row, values }) =>
        row && (
          <>
            <LinkPanel {...(row as typeof row & { code: string })} name={values.name} />
            <ButtonLink
              to={`/partners/${row.id}`}
              label={t('partners.to_statements')}
              className="w-full"
            />
          </>
        )
      }
      tabs={tabsOf}
    />
  );
}
