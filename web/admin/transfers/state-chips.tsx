import { useTranslation } from 'react-i18next';
import { TRANSFER_STATES } from '#admin/state-labels.ts';
import { LOCALES } from '#content/format.ts';
import type { Counts, TransferInboxState } from '#contract/admin.ts';
import { TRANSFER_INBOX_STATES } from '#contract/transfer-admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type StateChipsProps = { counts: Counts<TransferInboxState>; chosen: string; onChoose: (status: string) => void };

const OPEN: TransferInboxState[] = ['new', 'quoted', 'confirmed', 'driver_assigned'];

/** The inbox by state, each with its number; states that do not occur are left out. */
export function StateChips({ counts, chosen, onChoose }: StateChipsProps) {
  const { t } = useTranslation('admin');
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const countOf = (states: readonly TransferInboxState[]) => states.reduce((sum, state) => sum + (counts[state] ?? 0), 0);
  const chips: { status: string; text: string; count?: number; isUrgent?: boolean }[] = [
    { status: '', text: t('transfers.state_all'), count: countOf(TRANSFER_INBOX_STATES.filter((state) => state !== 'spam')) },
    { status: 'open', text: t('transfers.state_open'), count: countOf(OPEN) },
    ...TRANSFER_INBOX_STATES.filter((state) => (counts[state] ?? 0) > 0 || state === chosen).map((state) => ({
      status: state,
      text: t(TRANSFER_STATES[state].label),
      count: counts[state] ?? 0,
      isUrgent: state === 'new',
    })),
    { status: 'trash', text: t('list.trash') },
  ];
  return (
    <fieldset className="mb-5">
      <legend className="sr-only">{t('list.state')}</legend>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0">
        {chips.map(({ status, text, count, isUrgent }) => (
          <li key={status} className="shrink-0">
            <button
              type="button"
              aria-pressed={status === chosen}
              onClick={() => onChoose(status)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-deep-800/25 bg-white px-4 text-sm font-semibold whitespace-nowrap text-deep-800 hover:border-deep-800/60 aria-pressed:border-deep-800 aria-pressed:bg-deep-800 aria-pressed:text-white"
            >
              {text}
              {count !== undefined && (
                <span
                  className={`rounded-full px-2 ${isUrgent && status !== chosen ? 'bg-terracotta-600 text-white' : 'bg-limestone-200 text-ink'}`}
                >
                  {format.format(count)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
