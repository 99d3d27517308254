import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { ItemsInput } from '#admin/frame/editor/items-input.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox, TextInput } from '#admin/frame/fields/controls.tsx';
import { CountField, SelectField, TextField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { BASKET_RULES, type BasketRule } from '#contract/pages/basket-rules.ts';
import { CHAT_PLACES, type ChatPlace } from '#contract/pages/chat-places.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { ContactFields, FirmFields } from './firm-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { settingsApi } from './settings-api.ts';
import { SettingsNav } from './settings-nav.tsx';
import { TaglineFields } from './tagline-fields.tsx';

function SocialFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('settings.social')}>
      <ItemsInput
        label={t('settings.social')}
        value={editor.values.social}
        onChange={(social) => editor.set({ social })}
        create={() => ({ name: '', url: '' })}
        titleOf={({ name }) => name}
      >
        {(item, set, position) => (
          <div className="space-y-2">
            <TextInput
              aria-label={t('settings.social_name', { position })}
              placeholder="Instagram"
              value={item.name}
              onChange={(name) => set({ name })}
            />
            <TextInput
              aria-label={t('settings.social_url', { position })}
              placeholder="https://"
              type="url"
              aria-invalid={editor.errors[`social.${position - 1}.url`] ? true : undefined}
              value={item.url}
              onChange={(url) => set({ url })}
            />
          </div>
        )}
      </ItemsInput>
    </Panel>
  );
}

const CHAT_LABELS = {
  corner: 'settings.chat_corner',
  header: 'settings.chat_header',
} as const satisfies Record<ChatPlace, AdminKey>;

function SiteFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  const { bind } = editor;
  return (
    <Panel title={t('settings.site')}>
      <TextField {...bind('siteName')} />
      <TaglineFields editor={editor} />
      <SelectField<Language>
        {...bind('defaultLanguage')}
        hint={t('settings.default_language_hint')}
        options={LANGUAGES.map((code) => [code, LANGUAGE_LABELS[code]])}
      />
      <SelectField<ChatPlace>
        {...bind('chatPlace')}
        hint={t('settings.chat_place_hint')}
        options={CHAT_PLACES.map((place) => [place, t(CHAT_LABELS[place])])}
      />
    </Panel>
  );
}

const BASKET_LABELS = {
  everything: 'settings.basket_everything',
  one_kind: 'settings.basket_one_kind',
} as const satisfies Record<BasketRule, AdminKey>;

function TermsFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <Panel title={t('settings.terms')}>
      <CountField
        {...bind('tripCancellationHours')}
        hint={t('settings.trip_cancellation_hours_hint')}
      />
      <SelectField<BasketRule>
        {...bind('basketHolds')}
        hint={t('settings.basket_holds_hint')}
        options={BASKET_RULES.map((rule) => [rule, t(BASKET_LABELS[rule])])}
      />
      <Checkbox
        field="basketSuggests"
        hint={t('settings.basket_suggests_hint')}
        value={values.basketSuggests}
        onChange={(basketSuggests) => set({ basketSuggests })}
      />
      <Checkbox
        field="isLegalChecked"
        hint={t('settings.legal_checked_hint')}
        value={values.isLegalChecked}
        onChange={(isLegalChecked) => set({ isLegalChecked })}
      />
    </Panel>
  );
}

function PrivacyFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <Panel title={t('settings.privacy')}>
      <TextField
        {...bind('analyticsId')}
        hint={t('settings.analytics_hint')}
        value={values.analyticsId ?? ''}
        onChange={(id) => set({ analyticsId: id || null })}
      />
      <CountField {...bind('consentMonths')} hint={t('settings.consent_months_hint')} />
      <CountField {...bind('retentionMonths')} hint={t('settings.retention_months_hint')} />
    </Panel>
  );
}

const tabsOf = (editor: Editor<Settings>): EditorTab<Settings>[] => [
  {
    name: 'firm',
    label: 'settings.firm',
    fields: [
      ...(['legalName', 'taxId', 'commercialRegister', 'supervisoryAuthority'] as const),
      ...(['travelLicence', 'transportLicence', 'paymentMarks'] as const),
    ],
    content: <FirmFields editor={editor} />,
  },
  {
    name: 'contact',
    label: 'tab.contact',
    fields: [
      ...(['street', 'postalCode', 'city', 'email', 'phone', 'whatsapp', 'hours'] as const),
      ...(['latitude', 'longitude'] as const),
    ],
    content: (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <ContactFields editor={editor} />
        <HoursFields editor={editor} />
      </div>
    ),
  },
  {
    name: 'site',
    label: 'settings.site',
    fields: ['siteName', 'tagline', 'defaultLanguage', 'chatPlace', 'social'],
    content: (
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SiteFields editor={editor} />
        <SocialFields editor={editor} />
      </div>
    ),
  },
  {
    name: 'booking',
    label: 'settings.terms',
    fields: ['tripCancellationHours', 'basketHolds', 'basketSuggests', 'isLegalChecked'],
    content: <TermsFields editor={editor} />,
  },
  {
    name: 'privacy',
    label: 'settings.privacy',
    fields: ['analyticsId', 'consentMonths', 'retentionMonths'],
    content: <PrivacyFields editor={editor} />,
  },
];

/** Company and site data used by pages, mails and legal texts. */
export function SettingsScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SettingsNav current="/settings" />
      <DocumentScreen
        api={settingsApi}
        empty={{} as Settings}
        title={t('settings.title')}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        refreshes={['/api/site']}
        hasTranslations={false}
        afterSave={() => <LiveProof path="/contact" />}
        tabs={tabsOf}
      />
    </>
  );
}
