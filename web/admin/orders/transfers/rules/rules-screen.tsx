import { useTranslation } from 'react-i18next';
import { documentApi } from '#admin/frame/editor/document-api.ts';
import { DocumentScreen } from '#admin/frame/editor/document-screen.tsx';
import { LiveProof } from '#admin/frame/editor/panels/live-proof.tsx';
import type { EditorTab } from '#admin/frame/editor/tabs/editor-tabs.tsx';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { DurationField } from '#admin/frame/fields/duration-field.tsx';
import { CountField, MoneyField, TimeField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { TransferRules } from '#contract/transfers/transfers.ts';
import { ExtraRules } from './extra-rules.tsx';
import { CancellationRules, HolidayRules, NightRules } from './surcharge-rules.tsx';

type RulesProps = { editor: Editor<TransferRules> };

/** Free waiting time and the price of more. */
function WaitingRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin-area');
  const { setAt, bindIn } = editor;
  return (
    <Panel title={t('rules.waiting')}>
      <div className="grid items-end gap-4 sm:grid-cols-3">
        <DurationField {...bindIn('waiting', 'airportMinutes')} />
        <DurationField {...bindIn('waiting', 'portMinutes')} />
        <DurationField {...bindIn('waiting', 'otherMinutes')} />
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <MoneyField
          {...bindIn('waiting', 'extraQuarterCents')}
          onChange={(cents) => setAt(['waiting', 'extraQuarterCents'], cents ?? 0)}
        />
        <CountField {...bindIn('waiting', 'maxExtraQuarters')} inputMode="numeric" />
      </div>
    </Panel>
  );
}

/** Opening hours, lead time and capacity. */
function OpeningRules({ editor }: RulesProps) {
  const { t } = useTranslation('admin-area');
  const { values, errors, set, setAt, bind } = editor;
  const { hours } = values;
  return (
    <Panel title={t('rules.opening')}>
      <Checkbox
        label={t('rules.always_open')}
        value={hours === null}
        onChange={(isAlways) => set({ hours: isAlways ? null : { from: '06:00', to: '23:59' } })}
      />
      {hours && (
        <div className="grid grid-cols-2 gap-4">
          <TimeField
            label={t('rules.open_from')}
            error={errors['hours.from']}
            value={hours.from}
            onChange={(from) => setAt(['hours', 'from'], from)}
          />
          <TimeField
            label={t('rules.open_to')}
            error={errors['hours.to']}
            value={hours.to}
            onChange={(to) => setAt(['hours', 'to'], to)}
          />
        </div>
      )}
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <DurationField {...bind('minimumNoticeMinutes')} />
        <CountField
          {...bind('maxPassengers')}
          label={t('rules.max_passengers')}
          inputMode="numeric"
        />
      </div>
      <p className="text-sm text-stone">{t('rules.notice_hint')}</p>
    </Panel>
  );
}

const rulesApi = documentApi<TransferRules>('/transfers/rules');

const EMPTY: TransferRules = {
  night: { from: '22:00', to: '06:00', percent: 0, lateFlightGraceMinutes: 0 },
  holiday: { dates: [], percent: 0 },
  extras: [],
  waiting: {
    airportMinutes: 60,
    portMinutes: 30,
    otherMinutes: 15,
    extraQuarterCents: 0,
    maxExtraQuarters: 8,
  },
  minimumNoticeMinutes: 120,
  hours: null,
  cancellation: [],
  maxPassengers: 16,
};

const tabsOf = (editor: Editor<TransferRules>): EditorTab<TransferRules>[] => [
  {
    name: 'times',
    label: 'tab.opening_and_waiting',
    fields: ['hours', 'minimumNoticeMinutes', 'maxPassengers', 'waiting'],
    content: (
      <>
        <OpeningRules editor={editor} />
        <WaitingRules editor={editor} />
      </>
    ),
  },
  {
    name: 'surcharges',
    label: 'tab.night_and_holidays',
    fields: ['night', 'holiday'],
    content: (
      <>
        <NightRules editor={editor} />
        <HolidayRules editor={editor} />
      </>
    ),
  },
  {
    name: 'extras',
    label: 'transfers.csv.extras',
    fields: ['extras'],
    content: <ExtraRules editor={editor} />,
  },
  {
    name: 'cancellation',
    label: 'rules.cancellation',
    fields: ['cancellation'],
    content: <CancellationRules editor={editor} />,
  },
];

/** Rules and charges other than the price table. */
export function RulesScreen() {
  const { t } = useTranslation('admin-area');
  return (
    <DocumentScreen
      api={rulesApi}
      empty={EMPTY}
      title={t('rules.title')}
      listPath="/orders"
      listTitle={t('orders.title')}
      hasTranslations={false}
      afterSave={() => <LiveProof path="/airport-transfers" />}
      tabs={tabsOf}
    />
  );
}
