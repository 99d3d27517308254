import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import { PublicationPanel } from '#admin/frame/editor/panels/publication-panel.tsx';
import { RatingNote } from '#admin/frame/editor/rating-note.tsx';
import { SlugField } from '#admin/frame/editor/slug-field.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import {
  TranslatedItems,
  TranslatedLines,
  TranslatedText,
} from '#admin/frame/editor/translated-field.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { NumberField, RowField, SelectField } from '#admin/frame/fields/fields.tsx';
import { LanguageChecks } from '#admin/frame/fields/language-checks.tsx';
import { RowChoices } from '#admin/frame/list/row-select.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { GalleryField, PictureField } from '#admin/frame/pictures/picture-field.tsx';
import { PlaceholderList } from '#admin/frame/placeholder-list.tsx';
import { REGIONS } from '#contract/fields.ts';
import { localize } from '#contract/languages/translation.ts';
import type { TripInput } from '#contract/trips/trips.ts';
import { SuitsChecks } from './suits-checks.tsx';
import { TripNav } from './trip-nav.tsx';

const EMPTY: TripInput = {
  name: '',
  slug: '',
  description: '',
  image: '',
  tripTypeId: 0,
  region: 'south',
  location: '',
  duration: '',
  durationClass: 'half-day',
  price: null,
  currency: 'EUR',
  rating: null,
  reviewCount: 0,
  isBestseller: false,
  isPopular: false,
  showBookingOptions: false,
  highlights: [],
  itinerary: [],
  included: [],
  excluded: [],
  bring: [],
  meetingPoint: '',
  meetingLatitude: null,
  meetingLongitude: null,
  gallery: [],
  minAge: null,
  suits: [],
  maxPeople: null,
  guideLanguages: [],
  cancellationPolicy: '',
  destinationIds: [],
  status: 'draft',
  publishAt: null,
  sourceLanguage: 'es',
  isDemo: false,
  translations: {},
};

type PartProps = { editor: Editor<TripInput> };

/** What the trip is, side by side in two languages. */
function Texts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('trip.texts')}>
      <TranslatedText editor={editor} field="name" />
      <TranslatedText
        editor={editor}
        field="description"
        rows={6}
        hint={t('trip.description_hint')}
      />
      <TranslatedText editor={editor} field="location" />
      <TranslatedText editor={editor} field="duration" hint={t('trip.duration_hint')} />
      <PlaceholderList />
    </Panel>
  );
}

/** What happens and what is included. */
function Programme({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('trip.details')}>
      <TranslatedLines editor={editor} field="highlights" hint={t('field.one_a_line')} />
      <TranslatedLines editor={editor} field="included" hint={t('field.one_a_line')} />
      <TranslatedLines editor={editor} field="excluded" hint={t('field.one_a_line')} />
    </Panel>
  );
}

function Itinerary({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('trip.itinerary')}>
      <TranslatedItems
        editor={editor}
        field="itinerary"
        line={['title', 'trip.step_title']}
        text={['text', 'trip.step_text']}
      />
      <TranslatedLines editor={editor} field="bring" hint={t('field.one_a_line')} />
    </Panel>
  );
}

/** Type, area, length and price: the fields that lists filter and sort by. */
function Facts({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { values, bind } = editor;
  const type = bind('tripTypeId');
  return (
    <Panel title={t('trip.facts')}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RowField
          {...type}
          api={APIS['trip-types']}
          error={type.error && !type.value ? 'required' : type.error}
          value={type.value || null}
          onChange={(id) => type.onChange(id ?? 0)}
        />
        <SelectField
          {...bind('region')}
          options={REGIONS.map((region) => [region, t(`region.${region}`)])}
        />
        <SelectField
          {...bind('durationClass')}
          options={[
            ['half-day', t('trip.half_day')],
            ['full-day', t('trip.full_day')],
            ['multi-day', t('trip.multi_day')],
          ]}
        />
        <NumberField {...bind('price')} hint={t('trip.price_hint')} />
      </div>
      <Checkbox {...bind('showBookingOptions')} hint={t('trip.bookable_hint')} />
      <Checkbox {...bind('isPopular')} />
      <Checkbox {...bind('isBestseller')} />
      <RatingNote of={values} />
      <SlugField editor={editor} name={values.name} prefix="/trips/…-" />
    </Panel>
  );
}

/** Who may come, and in which language they are led. */
function Guests({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { values, set, bind } = editor;
  return (
    <Panel title={t('tab.guests')}>
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField {...bind('minAge')} />
        <NumberField {...bind('maxPeople')} />
      </div>
      <SuitsChecks value={values.suits} onChange={(suits) => set({ suits })} />
      <LanguageChecks
        legend={t('trip.guide_languages')}
        value={values.guideLanguages}
        onChange={(guideLanguages) => set({ guideLanguages })}
      />
      <TranslatedText editor={editor} field="cancellationPolicy" rows={3} />
    </Panel>
  );
}

/** Where guests meet, and what they see. */
function Place({ editor }: PartProps) {
  const { t } = useTranslation('admin-area');
  const { bind } = editor;
  return (
    <>
      <Panel title={t('trip.meeting_point')}>
        <TranslatedText editor={editor} field="meetingPoint" rows={3} />
        <div className="grid grid-cols-2 items-end gap-4">
          <NumberField {...bind('meetingLatitude')} />
          <NumberField {...bind('meetingLongitude')} />
        </div>
      </Panel>
      <Panel title={t('content.destinations')}>
        <RowChoices
          {...bind('destinationIds')}
          api={APIS.destinations}
          label={t('content.destinations')}
        />
      </Panel>
    </>
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

const tabsOf = (editor: Editor<TripInput>): EditorTab<TripInput>[] => [
  {
    name: 'text',
    label: 'tab.text',
    fields: ['name', 'description', 'location', 'duration'],
    hasTexts: true,
    content: <Texts editor={editor} />,
  },
  {
    name: 'facts',
    label: 'tab.facts',
    fields: [
      ...(['slug', 'tripTypeId', 'region', 'durationClass', 'price', 'rating'] as const),
      ...(['reviewCount', 'showBookingOptions', 'isPopular', 'isBestseller'] as const),
    ],
    content: <Facts editor={editor} />,
  },
  {
    name: 'pictures',
    label: 'field.pictures',
    fields: ['image', 'gallery'],
    content: <Pictures editor={editor} />,
  },
  {
    name: 'included',
    label: 'trip.included',
    fields: ['highlights', 'included', 'excluded'],
    hasTexts: true,
    content: <Programme editor={editor} />,
  },
  {
    name: 'programme',
    label: 'trip.itinerary',
    fields: ['itinerary', 'bring'],
    hasTexts: true,
    content: <Itinerary editor={editor} />,
  },
  {
    name: 'guests',
    label: 'tab.guests',
    fields: ['minAge', 'maxPeople', 'suits', 'guideLanguages', 'cancellationPolicy'],
    hasTexts: true,
    content: <Guests editor={editor} />,
  },
  {
    name: 'place',
    label: 'trip.meeting_point',
    fields: ['meetingPoint', 'meetingLatitude', 'meetingLongitude', 'destinationIds'],
    hasTexts: true,
    content: <Place editor={editor} />,
  },
];

export function TripEditorScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <EditorScreen
      api={APIS.trips}
      empty={EMPTY}
      newTitle={t('content.new_trip')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('content.trips')}
      publicPath={(trip) => `/trips/${trip.id}-${trip.slug}`}
      canDuplicate
      canPreview
      afterSave={(trip) =>
        trip.status === 'published' && (
          <LiveProof path={`/trips/${trip.id}-${trip.slug}`} from={trip.publishAt} />
        )
      }
      side={(editor) => <PublicationPanel entity="trips" editor={editor} />}
      tabs={tabsOf}
    >
      {({ row }) => <TripNav id={row?.id} />}
    </EditorScreen>
  );
}
