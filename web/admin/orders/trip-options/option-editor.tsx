import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Panel } from '#admin/frame/panel.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { localize } from '#contract/languages/translation.ts';
import { ExtraFields } from './extra-fields.tsx';
import type { PlanEditor } from './list-part.ts';
import { NotBookablePanel } from './not-bookable-panel.tsx';
import { OptionKind, OptionPlaces, OptionRules, OptionSale } from './option-facts.tsx';
import { OptionPayment } from './option-payment.tsx';
import { OptionTabs } from './option-tabs.tsx';
import { OversoldPanel } from './oversold-panel.tsx';
import { PickupPointFields } from './pickup-point-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { NEW_SCHEDULE, ScheduleFields } from './schedule-fields.tsx';
import { NEW_UNIT, UnitFields } from './unit-fields.tsx';
import { UseFields } from './use-fields.tsx';

const EMPTY: TripPlanInput = {
  tripId: 0,
  name: '',
  description: '',
  instantConfirmation: false,
  availabilityType: 'START_TIME',
  pricingPer: 'UNIT',
  durationMinutes: 120,
  minUnits: 1,
  maxUnits: null,
  capacity: null,
  cutoffMinutes: 0,
  minPeople: null,
  decideMinutes: 1440,
  cancellationMinutes: 2880,
  payment: 'none',
  depositPercent: null,
  depositCents: null,
  requiredContactFields: ['firstName', 'lastName'],
  guideLanguages: [],
  isActive: false,
  sortOrder: 0,
  units: [NEW_UNIT],
  firstPrices: [],
  schedules: [NEW_SCHEDULE],
  extras: [],
  uses: [],
  questions: [],
  pickups: [],
  translations: {},
};

/** All that puts an option on sale, in one form: name, price, days, times and places. */
function OptionStart({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <Panel title={t('options.option')}>
        <TranslatedText editor={editor} field="name" maxLength={200} />
        <OptionSale editor={editor} />
      </Panel>
      <ScheduleFields editor={editor} />
    </>
  );
}

function OptionMore({ editor }: { editor: PlanEditor }) {
  const { t } = useTranslation('admin-area');
  return (
    <>
      <Panel title={t('trip.texts')}>
        <TranslatedText editor={editor} field="description" rows={3} />
      </Panel>
      <OptionKind editor={editor} />
      <OptionPlaces editor={editor} />
    </>
  );
}

const tabsOf = (editor: PlanEditor): EditorTab<TripPlanInput>[] => [
  {
    name: 'sale',
    label: 'options.sale',
    fields: [
      ...(['name', 'tripId', 'isActive', 'instantConfirmation', 'firstPrices'] as const),
      ...(['capacity', 'durationMinutes', 'schedules'] as const),
    ],
    hasTexts: true,
    content: <OptionStart editor={editor} />,
  },
  {
    name: 'more',
    label: 'tab.description_and_limits',
    fields: [
      ...(['description', 'availabilityType', 'pricingPer', 'sortOrder', 'minUnits'] as const),
      ...(['maxUnits', 'minPeople', 'decideMinutes'] as const),
    ],
    hasTexts: true,
    content: <OptionMore editor={editor} />,
  },
  {
    name: 'tickets',
    label: 'options.units',
    fields: ['units'],
    hasTexts: true,
    content: <UnitFields editor={editor} />,
  },
  {
    name: 'rules',
    label: 'tab.booking_and_payment',
    fields: [
      ...(['payment', 'depositPercent', 'depositCents', 'cutoffMinutes'] as const),
      ...(['cancellationMinutes', 'requiredContactFields', 'guideLanguages'] as const),
    ],
    content: (
      <>
        <OptionPayment editor={editor} />
        <OptionRules editor={editor} />
      </>
    ),
  },
  {
    name: 'extras',
    label: 'options.extras',
    fields: ['extras'],
    hasTexts: true,
    content: <ExtraFields editor={editor} />,
  },
  {
    name: 'questions',
    label: 'options.questions',
    fields: ['questions'],
    hasTexts: true,
    content: <QuestionFields editor={editor} />,
  },
  {
    name: 'pickups',
    label: 'options.pickups',
    fields: ['pickups'],
    hasTexts: true,
    content: <PickupPointFields editor={editor} />,
  },
  {
    name: 'uses',
    label: 'options.uses',
    fields: ['uses'],
    content: <UseFields editor={editor} />,
  },
];

/** An option of a trip with its tickets, timetable and extras. */
export function OptionEditorScreen() {
  const { t } = useTranslation('admin-area');
  const { trip } = useListSearch().search;
  const empty = useMemo(() => (trip ? { ...EMPTY, tripId: Number(trip) } : EMPTY), [trip]);
  return (
    <EditorScreen
      api={APIS['trip-options']}
      empty={empty}
      newTitle={t('options.new')}
      titleOf={(row, language) => localize(row, 'name', language)}
      listTitle={t('options.title')}
      canDuplicate
      tabs={tabsOf}
    >
      {({ row }) =>
        row && (
          <>
            <OptionTabs id={row.id} current="edit" />
            {row.isActive && <NotBookablePanel tripId={row.tripId} />}
            <OversoldPanel id={row.id} />
          </>
        )
      }
    </EditorScreen>
  );
}
