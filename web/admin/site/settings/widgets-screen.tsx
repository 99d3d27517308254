import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { CopyButton } from '#admin/frame/button.tsx';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { LinesField, RowField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import type { PartnerTerms } from '#contract/money/partners.ts';
import type { Settings } from '#contract/pages/settings.ts';
import { WIDGETS, type Widget, widgetPath } from '#contract/pages/widgets.ts';
import { settingsApi } from './settings-api.ts';
import { SettingsNav } from './settings-nav.tsx';

const KINDS = {
  trips: 'widgets.kind_trips',
  trip: 'widgets.kind_trip',
  transfer: 'widgets.kind_transfer',
  'gift-voucher': 'widgets.kind_gift',
} as const satisfies Record<Widget, AdminKey>;

/** Height of the frame until the script has set it. */
const FRAME_PX = 700;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const codeOf = (origin: string, path: string, title: string) =>
  `<iframe src="${origin}${escaped(path)}" title="${escaped(title)}" width="100%" height="${FRAME_PX}" style="border:0" loading="lazy"></iframe>
<script src="${origin}/widget/embed.js" async></script>`;

/** The widget as it is, without the frame that only listed hosts may have. */
function Preview({ path }: { path: string }) {
  const { t } = useTranslation('admin-area');
  const { data } = useQuery({
    queryKey: [path],
    queryFn: async () => (await fetch(path)).text(),
    staleTime: 0,
  });
  return (
    <div>
      <p className="mb-2 font-semibold">{t('widgets.preview')}</p>
      <iframe
        title={t('widgets.preview')}
        srcDoc={data ?? ''}
        sandbox="allow-same-origin allow-popups"
        className="h-175 w-full rounded-xl border border-limestone-400 bg-white"
      />
    </div>
  );
}

/** The name in a partner's link: of one on net terms it has the code, which is no field of its editor. */
const slugOfLink = (partner: { slug: string; terms: PartnerTerms; code?: string }) =>
  `${partner.slug}${partner.terms === 'net' && partner.code ? `.${partner.code}` : ''}`;

/** What a partner pastes into its site, for one kind, language and partner. */
function CodePanel() {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const [kind, setKind] = useState<Widget>('trips');
  const [language, setLanguage] = useState<Language>(own);
  const [partnerId, setPartner] = useState<number | null>(null);
  const [tripId, setTrip] = useState<number | null>(null);
  const { data: partner } = useQuery({
    ...APIS.partners.one(partnerId ?? 0),
    enabled: partnerId !== null,
  });
  const link = partnerId !== null && partner ? slugOfLink(partner) : undefined;
  const isReady = kind !== 'trip' || tripId !== null;
  const path = widgetPath(kind, {
    language,
    ...(link !== undefined && { partner: link }),
    ...(tripId !== null && { trip: tripId }),
  });
  const code = codeOf(window.location.origin, path, t(KINDS[kind]));
  return (
    <Panel title={t('widgets.code')}>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField
          label={t('widgets.kind')}
          value={kind}
          onChange={setKind}
          options={WIDGETS.map((one) => [one, t(KINDS[one])])}
        />
        <SelectField
          label={t('widgets.language')}
          value={language}
          onChange={setLanguage}
          options={LANGUAGES.map((one) => [one, LANGUAGE_LABELS[one]])}
        />
        <RowField
          label={t('widgets.partner')}
          api={APIS.partners}
          value={partnerId}
          onChange={setPartner}
          none={t('widgets.no_partner')}
        />
        {kind === 'trip' && (
          <RowField label={t('widgets.trip')} api={APIS.trips} value={tripId} onChange={setTrip} />
        )}
      </div>
      {isReady && (
        <>
          <p className="text-sm text-stone">{t('widgets.code_hint')}</p>
          <pre className="overflow-x-auto rounded-xl bg-limestone-200 p-4 text-sm whitespace-pre-wrap break-all">
            <code>{code}</code>
          </pre>
          <CopyButton text={code} />
          <Preview path={path} />
        </>
      )}
    </Panel>
  );
}

function Hosts({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  return (
    <div className="space-y-6">
      <Panel title={t('field.widgetHosts')}>
        <p className="text-stone">{t('widgets.text')}</p>
        <LinesField {...editor.bind('widgetHosts')} hint={t('widgets.hosts_hint')} rows={4} />
      </Panel>
      <CodePanel />
    </div>
  );
}

/** Which sites may show trips, transfers and vouchers in a frame, and the code that they paste. */
export function WidgetsScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <SettingsNav current="/settings/widgets" />
      <DocumentScreen
        api={settingsApi}
        empty={{} as Settings}
        title={t('widgets.title')}
        listPath="/dashboard"
        listTitle={t('menu.dashboard')}
        refreshes={['/api/site']}
        hasTranslations={false}
      >
        {(editor) => <Hosts editor={editor} />}
      </DocumentScreen>
    </>
  );
}
