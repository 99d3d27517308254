import { useTranslation } from 'react-i18next';
import type { StateLabel, StateLabels } from '#admin/state-labels.ts';
import { LOCALES } from '#content/format.ts';
import type { Counts } from '#contract/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type StateTabsProps<S extends string> = {
  counts: Counts<S>;
  states: StateLabels<S>;
  /** State excluded from «all». */
  hidden?: S;
  /** States grouped under «open», if any. */
  open?: readonly S[];
  hasTrash?: boolean;
  chosen: string;
  onChoose: (status: string) => void;
};

const TAB =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-deep-800/25 bg-white px-4 text-sm font-semibold whitespace-nowrap text-deep-800 hover:border-deep-800/60 aria-pressed:border-deep-800 aria-pressed:bg-deep-800 aria-pressed:text-white';

/** Tabs by state, each with its count; states without rows are hidden. */
export function StateTabs<S extends string>({ counts, states, hidden, open, hasTrash = true, chosen, onChoose }: StateTabsProps<S>) {
  const { t } = useTranslation('admin');
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const all = Object.entries(states) as [S, StateLabel][];
  const sumOf = (names: readonly S[]) => names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  const tabs: { status: string; text: string; count?: number; isUrgent?: boolean }[] = [
    { status: '', text: t('inbox.all'), count: sumOf(all.map(([name]) => name).filter((name) => name !== hidden)) },
    ...(open ? [{ status: 'open', text: t('inbox.open_states'), count: sumOf(open) }] : []),
    ...all
      .filter(([name]) => (counts[name] ?? 0) > 0 || name === chosen)
      .map(([name, { label, tone }]) => ({
        status: name,
        text: t(label),
        count: counts[name] ?? 0,
        isUrgent: tone === 'open' || tone === 'bad',
      })),
    ...(hasTrash ? [{ status: 'trash', text: t('list.trash') }] : []),
  ];
  return (
    <fieldset className="mb-5 min-w-0">
      <legend className="sr-only">{t('list.state')}</legend>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-2 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:pb-0">
        {tabs.map(({ status, text, count, isUrgent }) => (
          <li key={status} className="shrink-0">
            <button type="button" aria-pressed={status === chosen} onClick={() => onChoose(status)} className={TAB}>
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
