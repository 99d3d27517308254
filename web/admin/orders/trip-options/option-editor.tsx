import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { APIS } from '#admin/frame/behaviour/content-apis.ts';
import { EditorScreen } from '#admin/frame/editor/editor-screen.tsx';
import { TranslatedText } from '#admin/frame/editor/translated-field.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { Panel } from '#admin/frame/panel.tsx';
import type { TripPlanInput } from '#contract/bookings/plans.ts';
import { ExtraFields } from './extra-fields.tsx';
import { OptionRules, OptionSale } from './option-facts.tsx';
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
  schedules: [NEW_SCHEDULE],
  extras: [],
  uses: [],
  questions: [],
  pickups: [],
  translations: {},
};

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
      titleOf={({ name }) => name}
      listTitle={t('options.title')}
      canDuplicate
      side={(editor) => (
        <>
          <OptionSale editor={editor} />
          <OptionPayment editor={editor} />
          <OptionRules editor={editor} />
        </>
      )}
    >
      {(editor) => (
        <>
          {editor.row && (
            <>
              <OptionTabs id={editor.row.id} current="edit" />
              <OversoldPanel id={editor.row.id} />
            </>
          )}
          <Panel title={t('trip.texts')}>
            <TranslatedText editor={editor} field="name" maxLength={200} />
            <TranslatedText editor={editor} field="description" rows={3} />
          </Panel>
          <UnitFields editor={editor} />
          <ScheduleFields editor={editor} />
          <ExtraFields editor={editor} />
          <QuestionFields editor={editor} />
          <PickupPointFields editor={editor} />
          <UseFields editor={editor} />
        </>
      )}
    </EditorScreen>
  );
}
