import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { formatInstant } from '../behaviour/dates.ts';
import { Panel } from '../panel.tsx';

const DOTS = {
  guest: 'bg-terracotta-600',
  note: 'bg-sun',
  step: 'bg-sea-700',
} as const;

export type TimelineEntry = {
  key: string;
  at: string;
  dot: keyof typeof DOTS;
  by: string;
  /** The item that it happened to. */
  item: string;
  content: ReactNode;
};

/** Entries, newest first; with their items where there are several. */
export function TimelineList({ entries }: { entries: readonly TimelineEntry[] }) {
  const language = useLanguage();
  const hasItems = new Set(entries.map(({ item }) => item)).size > 1;
  return (
    <ol className="space-y-4 border-l-2 border-limestone-300 pl-4">
      {entries
        .toSorted((one, other) => other.at.localeCompare(one.at))
        .map(({ key, at, dot, by, item, content }) => (
          <li key={key} className="relative">
            <span
              aria-hidden="true"
              className={`absolute top-1.5 -left-[1.4rem] size-3 rounded-full border-2 border-white ${DOTS[dot]}`}
            />
            {content}
            <p className="text-sm text-stone">
              {hasItems && `${item} · `}
              <time dateTime={at}>{formatInstant(at, language)}</time> · {by}
            </p>
          </li>
        ))}
    </ol>
  );
}

/** What happened to all items of an order. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const { t } = useTranslation('admin-area');
  return (
    <Panel title={t('history.title')}>
      <TimelineList entries={entries} />
    </Panel>
  );
}
