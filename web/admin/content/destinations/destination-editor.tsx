import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { PublicationPanel } from '#admin/frame/editor/panels/publication-panel.tsx';
import { RatingNote } from '#admin/frame/editor/rating-note.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedLines, TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import type { Unplaced } from '#admin/frame/editor/unplaced.ts';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { NumberField, RowField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Problem } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { GalleryField, PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { isOnMap } from '#base/content/map/island-projection.ts';
import { StillMap } from '#base/content/map/still-map.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { REGIONS } from '#contract/fields.ts';
import type { Language } from '#contract/languages/language.ts';
import { localize } from '#contract/languages/translation.ts';
import { DESTINATION_KINDS, type DestinationInput } from '#contract/places/destinations.ts';

const EMPTY: Unplaced<DestinationInput> = {
  name: '',
  slug: '',
  description: '',
  image: '',
  rating: null,
  reviewCount: 0,
  tags: [],
  isPopular: false,
  region: 'south',
  kind: 'cove',
  latitude: null,
  longitude: null,
  gallery: [],
  access: '',
  services: [],
  tips: [],
  bestMonths: [],
  transferZoneId: null,
  status: 'draft',
  sourceLanguage: 'es',
  isDemo: false,
  translations: {},
};

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const monthName = (month: number, language: Language, style: 'short' | 'long') =>
  new Intl.DateTimeFormat(LOCALES[language], { month: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, month - 1, 1)),
  );

/** Months of the year as toggles. */
function Months({
  value,
  onChange,
}: {
  value: readonly number[];
  onChange: (months: number[]) => void;
}) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-deep-900">{t('destination.best_months')}</legend>
      <div className="grid grid-cols-4 gap-1.5">
        {MONTHS.map((month) => (
          <button
            key={month}
            type="button"
            aria-pressed={value.includes(month)}
            onClick={() =>
              onChange(
                MONTHS.filter((one) =>
                  one === month ? !value.includes(one) : value.includes(one),
                ),
              )
            }
            className="min-h-11 rounded-lg border border-limestone-400 bg-white text-sm aria-pressed:border-sea-700 aria-pressed:bg-sea-700 aria-pressed:font-semibold aria-pressed:text-white"
          >
            <span aria-hidden="true">{monthName(month, language, 'short')}</span>
            <span className="sr-only">{monthName(month, language, 'long')}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Position on the map, and the taxi zone. */
function Place({ editor: { values, bind } }: { editor: Editor<Unplaced<DestinationInput>> }) {
  const { t } = useTranslation('admin-area');
  const { latitude, longitude } = values;
  // A draft without a position is stored at 0, 0.
  const isNowhere = !latitude && !longitude;
  const pin =
    isNowhere || latitude === null || longitude === null ? undefined : { latitude, longitude };
  return (
    <Panel title={t('destination.place')}>
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...bind('latitude')} value={isNowhere ? null : latitude} />
        <NumberField {...bind('longitude')} value={isNowhere ? null : longitude} />
      </div>
      {!pin ? (
        <p className="text-sm text-stone">{t('destination.no_place')}</p>
      ) : isOnMap(pin) ? (
        <StillMap at={pin} label={t('destination.map')} />
      ) : (
        <Problem text={t('destination.off_map')} />
      )}
      <RowField
        {...bind('transferZoneId')}
        hint={t('destination.zone_hint')}
        api={APIS['transfer-zones']}
        none={t('field.none')}
      />
    </Panel>
  );
}

type PartProps = { editor: Editor<Unplaced<DestinationInput>> };

function Texts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('destination.texts')}>
      <TranslatedText editor={editor} field="name" />
      <TranslatedText
        editor={editor}
        field="description"
        rows={6}
        hint={t('trip.description_hint')}
      />
      <TranslatedLines editor={editor} field="tags" hint={t('destination.tags_hint')} />
    </Panel>
  );
}

function Visit({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('destination.visit')}>
      <TranslatedText editor={editor} field="access" rows={4} hint={t('destination.access_hint')} />
      <TranslatedLines editor={editor} field="services" hint={t('field.one_a_line')} />
      <TranslatedLines editor={editor} field="tips" hint={t('field.one_a_line')} />
    </Panel>
  );
}

function Facts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { values, bind } = editor;
  return (
    <Panel title={t('trip.facts')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          {...bind('kind')}
          label={t('destination.kind')}
          options={DESTINATION_KINDS.map((kind) => [kind, t(`destination.kind_${kind}`)])}
        />
        <SelectField
          {...bind('region')}
          options={REGIONS.map((region) => [region, t(`region.${region}`)])}
        />
      </div>
      <Checkbox {...bind('isPopular')} />
      <Months {...bind('bestMonths')} />
      <RatingNote of={values} />
      <SlugField editor={editor} name={values.name} prefix="/destinations/…-" />
    </Panel>
  );
}

function Pictures({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('field.pictures')}>
      <PictureField
        {...editor.bind('image')}
        label={t('field.main_picture')}
        onChange={(image) => editor.set({ image: image ?? '' })}
      />
      <GalleryField {...editor.bind('gallery')} label={t('field.gallery')} />
    </Panel>
  );
}

const tabsOf = (
  editor: Editor<Unplaced<DestinationInput>>,
): EditorTab<Unplaced<DestinationInput>>[] => [
  {
    name: 'text',
    label: 'tab.text',
    fields: ['name', 'description', 'tags'],
    hasTexts: true,
    content: <Texts editor={editor} />,
  },
  {
    name: 'facts',
    label: 'tab.facts',
    fields: ['kind', 'region', 'isPopular', 'bestMonths', 'rating', 'reviewCount', 'slug'],
    content: <Facts editor={editor} />,
  },
  {
    name: 'place',
    label: 'destination.place',
    fields: ['latitude', 'longitude', 'transferZoneId'],
    content: <Place editor={editor} />,
  },
  {
    name: 'pictures',
    label: 'field.pictures',
    fields: ['image', 'gallery'],
    content: <Pictures editor={editor} />,
  },
  {
    name: 'visit',
    label: 'destination.visit',
    fields: ['access', 'services', 'tips'],
    hasTexts: true,
    content: <Visit editor={editor} />,
  },
];

export function DestinationEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.destinations}
      empty={EMPTY}
      newTitle={t('content.new_destination')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('content.destinations')}
      publicPath={(place) => `/destinations/${place.id}-${place.slug}`}
      refreshes={[APIS.trips.base]}
      canDuplicate
      canPreview
      afterSave={(place) =>
        place.status === 'published' && (
          <LiveProof path={`/destinations/${place.id}-${place.slug}`} />
        )
      }
      side={(editor) => (
        <PublicationPanel entity="destinations" editor={editor} hasSchedule={false} />
      )}
      tabs={tabsOf}
    />
  );
}
