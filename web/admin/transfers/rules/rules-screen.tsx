import { useTranslation } from 'react-i18next';
import { DocumentScreen, documentApi } from '#admin/document-screen.tsx';
import { LiveProof } from '#admin/live-proof.tsx';
import type { TransferRules } from '#contract/transfers.ts';
import { ExtraRules } from './extra-rules.tsx';
import { CancellationRules, HolidayRules, NightRules } from './surcharge-rules.tsx';
import { OpeningRules, WaitingRules } from './time-rules.tsx';

const rulesApi = documentApi<TransferRules>('/transfers/rules');

const EMPTY: TransferRules = {
  night: { from: '22:00', to: '06:00', percent: 0, lateFlightGraceMinutes: 0 },
  holiday: { dates: [], percent: 0 },
  extras: [],
  waiting: { airportMinutes: 60, portMinutes: 30, otherMinutes: 15, extraQuarterCents: 0, maxExtraQuarters: 8 },
  minimumNoticeMinutes: 120,
  hours: null,
  cancellation: [],
  maxPassengers: 16,
};

/** Rules and charges besides the price table. */
export function RulesScreen() {
  const { t } = useTranslation('admin');
  return (
    <DocumentScreen
      api={rulesApi}
      empty={EMPTY}
      title={t('rules.title')}
      listPath="/transfers"
      listTitle={t('transfers.title')}
      hasTranslations={false}
      afterSave={() => <LiveProof path="/airport-transfers" />}
    >
      {(editor) => (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
          <div className="space-y-6">
            <NightRules editor={editor} />
            <HolidayRules editor={editor} />
            <CancellationRules editor={editor} />
          </div>
          <div className="space-y-6">
            <ExtraRules editor={editor} />
            <WaitingRules editor={editor} />
            <OpeningRules editor={editor} />
          </div>
        </div>
      )}
    </DocumentScreen>
  );
}
