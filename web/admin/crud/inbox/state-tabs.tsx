import { useTranslation } from 'react-i18next';
import type { StateLabel, StateLabels } from '#admin/state-labels.ts';
import { Toggle } from '#admin/toggle.tsx';
import { useListSearch } from '#admin/use-list-search.ts';
import { LOCALES } from '#content/format.ts';
import type { Counts } from '#contract/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type StateTabsProps<S extends string> = {
  counts: Counts<S>;
  states: StateLabels<S>;
  hidden: S | undefined;
  open: readonly S[] | undefined;
  hasTrash: boolean;
};

/** Tabs by state, each with its count; states without rows are hidden. */
export function StateTabs<S extends string>({ counts, states, hidden, open, hasTrash }: StateTabsProps<S>) {
  const { t } = useTranslation('admin');
  const { search, set } = useListSearch();
  const chosen = String(search.status ?? '');
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
            <Toggle
              className="bg-white whitespace-nowrap hover:border-deep-800/60"
              isOn={status === chosen}
              onClick={() => set({ status })}
              label={
                <>
                  {text}
                  {count !== undefined && (
                    <span
                      className={`rounded-full px-2 ${isUrgent && status !== chosen ? 'bg-terracotta-600 text-white' : 'bg-limestone-200 text-ink'}`}
                    >
                      {format.format(count)}
                    </span>
                  )}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
