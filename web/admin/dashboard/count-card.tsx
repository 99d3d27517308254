import { useTranslation } from 'react-i18next';
import { StateBadge } from '#admin/state-badge.tsx';
import type { StateLabel, StateLabels } from '#admin/state-labels.ts';
import { LOCALES } from '#content/format.ts';
import type { Counts } from '#contract/admin.ts';
import { useLanguage } from '#i18n/page-language.tsx';

type CountCardProps<State extends string> = {
  title: string;
  /** Id of the list below that shows them. */
  listId: string;
  counts: Counts<State>;
  states: StateLabels<State>;
  /** The state that asks for work, and what its number means. */
  urgent: State;
  urgentText: string;
};

/** How many of a kind there are: what asks for work large, every state that occurs below; leads to the list. */
export function CountCard<State extends string>({ title, listId, counts, states, urgent, urgentText }: CountCardProps<State>) {
  const { t } = useTranslation('admin');
  const format = new Intl.NumberFormat(LOCALES[useLanguage()]);
  const waiting = counts[urgent] ?? 0;
  const present = (Object.entries(states) as [State, StateLabel][]).filter(([state]) => (counts[state] ?? 0) > 0);
  return (
    <li className="relative flex flex-col rounded-card bg-white p-5 shadow-card focus-within:ring-3 focus-within:ring-deep-700">
      <h3 className="font-sans text-base font-semibold text-deep-900">
        <a href={`#${listId}`} className="outline-none after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className={`font-display text-4xl ${waiting > 0 ? 'text-terracotta-700' : 'text-deep-900'}`}>{format.format(waiting)}</span>
        <span className="text-stone">{urgentText}</span>
      </p>
      {present.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-1.5">
          {present.map(([state, label]) => (
            <li key={state}>
              <StateBadge state={label} count={format.format(counts[state] ?? 0)} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-4 text-sm text-stone">{t('card.none')}</p>
      )}
    </li>
  );
}
