import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { TextLink } from '#admin/frame/button.tsx';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedItems, TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { CountField } from '#admin/frame/fields/fields.tsx';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { localize } from '#contract/languages/translation.ts';
import type { ZoneInput } from '#contract/transfers/transfers.ts';

type PartProps = { editor: Editor<ZoneInput> };

/** Texts of the zone's page, side by side in two languages. */
function ZoneTexts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('zones.texts')}>
      <TranslatedText editor={editor} field="name" />
      <TranslatedText editor={editor} field="headline" rows={2} hint={t('zones.headline_hint')} />
      <TranslatedText editor={editor} field="intro" rows={6} />
      <PlaceholderList />
    </Panel>
  );
}

function ZonePois({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('zones.pois')}>
      <TranslatedItems
        editor={editor}
        field="pois"
        hint={t('zones.pois_hint')}
        line={['title', 'zones.poi_title']}
        text={['text', 'zones.poi_text']}
      />
    </Panel>
  );
}

function ZoneFaq({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('zones.faq')}>
      <TranslatedItems
        editor={editor}
        field="faq"
        hint={t('zones.faq_hint')}
        line={['question', 'zones.question']}
        text={['answer', 'zones.answer']}
      />
      <PlaceholderList />
    </Panel>
  );
}

/** Slug, distance, picture, and whether the zone has its own page. */
function ZoneFacts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { row, base, values, bind } = editor;
  const link =
    'inline-flex min-h-11 items-center font-semibold text-sea-700 underline underline-offset-4';
  return (
    <>
      <Panel title={t('zones.facts')}>
        <Checkbox {...bind('hasPage')} hint={t('zones.has_page_hint')} />
        <Checkbox {...bind('acceptsAtOnce')} hint={t('zones.at_once_hint')} />
        <div className="grid grid-cols-2 gap-4">
          <CountField {...bind('minutes')} />
          <CountField {...bind('km')} />
        </div>
        <p className="text-sm text-stone">{t('zones.distance_hint')}</p>
        <CountField {...bind('sortOrder')} hint={t('field.order_hint')} />
        <SlugField editor={editor} name={values.name} prefix="/airport-transfers/" />
        {row && (
          <p className="flex flex-col">
            {base.hasPage && (
              <NewTabLink
                href={`/${language}/airport-transfers/${base.slug}`}
                className={link}
                label={t('list.view')}
              />
            )}
            <TextLink
              to="/transfers/prices"
              className="inline-flex min-h-11 items-center"
              label={t('prices.title')}
            />
            <TextLink
              to="/transfers/places"
              search={{ zone: row.id }}
              className="inline-flex min-h-11 items-center"
              label={t('zones.places')}
            />
          </p>
        )}
      </Panel>
      <Panel title={t('field.pictures')}>
        <PictureField {...bind('image')} label={t('field.main_picture')} />
      </Panel>
    </>
  );
}

const EMPTY: ZoneInput = {
  slug: '',
  name: '',
  minutes: 0,
  km: 0,
  hasPage: false,
  acceptsAtOnce: false,
  image: null,
  sortOrder: 0,
  headline: '',
  intro: '',
  pois: [],
  faq: [],
  translations: {},
};

const tabsOf = (editor: Editor<ZoneInput>): EditorTab<ZoneInput>[] => [
  {
    name: 'text',
    label: 'tab.text',
    fields: ['name', 'headline', 'intro'],
    hasTexts: true,
    content: <ZoneTexts editor={editor} />,
  },
  {
    name: 'facts',
    label: 'tab.facts',
    fields: ['slug', 'hasPage', 'acceptsAtOnce', 'minutes', 'km', 'sortOrder', 'image'],
    content: <ZoneFacts editor={editor} />,
  },
  {
    name: 'sights',
    label: 'zones.pois',
    fields: ['pois'],
    hasTexts: true,
    content: <ZonePois editor={editor} />,
  },
  {
    name: 'questions',
    label: 'zones.faq',
    fields: ['faq'],
    hasTexts: true,
    content: <ZoneFaq editor={editor} />,
  },
];

export function ZoneEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS['transfer-zones']}
      empty={EMPTY}
      newTitle={t('zones.new')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('zones.title')}
      refreshes={[
        APIS['transfer-places'].base,
        APIS.destinations.base,
        '/api/admin/transfers/prices',
      ]}
      canDuplicate
      afterSave={(zone) => (
        <LiveProof path={zone.hasPage ? `/airport-transfers/${zone.slug}` : '/airport-transfers'} />
      )}
      tabs={tabsOf}
    />
  );
}
