import { useTranslation } from 'react-i18next';
import { formatDate } from '#base/i18n/formats/format-date.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { type ShownItem, startsOf, stateText } from './item-state.ts';
import { useItemTitle } from './item-title.ts';
import { isItemOver } from './items.ts';

/** What happens on each day, in a line each with its state and the way to it on the page. */
export function OrderTimeline({ shown }: { shown: readonly ShownItem[] }) {
  const { t } = useTranslation('order');
  const language = useLanguage();
  const titleOf = useItemTitle();
  const entries = shown
    .flatMap((one) => startsOf(one).map((start) => ({ ...start, one })))
    .filter(({ date }) => date !== '')
    .toSorted((a, b) => `${a.date} ${a.time}`.localeCompare(`${b.date} ${b.time}`));
  return (
    <ol aria-label={t('order.timeline')} className="space-y-4 border-l-4 border-sea-300 pl-4">
      {[...Map.groupBy(entries, ({ date }) => date)].map(([date, ofDay]) => (
        <li key={date}>
          <p className="font-semibold text-deep-900">
            <time dateTime={date}>{formatDate(date, language)}</time>
          </p>
          <ul>
            {ofDay.map(({ time, leg, one }) => (
              <li
                key={`${one.item.reference} ${leg}`}
                className={`flex flex-wrap items-baseline gap-x-4 ${isItemOver(one.item) ? 'text-stone line-through' : ''}`}
              >
                {time && <span className="tabular-nums">{time}</span>}
                <a
                  href={`#${one.item.reference}`}
                  className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere text-sea-700 underline underline-offset-4"
                >
                  {titleOf(one, leg)}
                </a>
                <span className="text-stone">{t(stateText(one))}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
