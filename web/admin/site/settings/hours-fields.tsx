import { useTranslation } from 'react-i18next';
import type { Editor } from '#admin/frame/editor/use-editor.ts';
import { TimeInput } from '#admin/frame/fields/time-input.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Settings } from '#contract/pages/settings.ts';

/** Monday first; 0 is Sunday, as in `Date`. */
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;
/** A Sunday, the base for weekday names. */
const SUNDAY_MS = Date.UTC(2026, 0, 4);
const DAY_MS = 86_400_000;

/** Opening hours; a day without hours is closed. */
export function HoursFields({ editor }: { editor: Editor<Settings> }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { hours } = editor.values;
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(LOCALES[language], { weekday: 'long', timeZone: 'UTC' }).format(
      SUNDAY_MS + day * DAY_MS,
    );
  const setDay = (day: number, change: { opens?: string; closes?: string } | null) => {
    const known = hours.find((one) => one.day === day) ?? { day, opens: '09:00', closes: '18:00' };
    const others = hours.filter((one) => one.day !== day);
    editor.set({
      hours: (change === null ? others : [...others, { ...known, ...change }]).sort(
        (a, b) => a.day - b.day,
      ),
    });
  };
  return (
    <Panel title={t('settings.hours')}>
      <ul className="space-y-2">
        {WEEK.map((day) => {
          const open = hours.find((one) => one.day === day);
          const isWrong = (end: 'opens' | 'closes') =>
            Boolean(open && editor.errors[`hours.${hours.indexOf(open)}.${end}`]) || undefined;
          return (
            <li key={day} className="flex flex-wrap items-center gap-x-3 sm:gap-y-3">
              <label className="flex min-h-11 w-36 items-center gap-2 capitalize max-sm:w-full">
                <input
                  type="checkbox"
                  className="size-5 accent-sea-700"
                  checked={open !== undefined}
                  onChange={(event) => setDay(day, event.target.checked ? {} : null)}
                />
                {dayName(day)}
              </label>
              {open ? (
                <>
                  <TimeInput
                    isCompact
                    aria-label={t('settings.opens', { day: dayName(day) })}
                    aria-invalid={isWrong('opens')}
                    value={open.opens}
                    onChange={(opens) => setDay(day, { opens })}
                  />
                  <span aria-hidden="true">–</span>
                  <TimeInput
                    isCompact
                    aria-label={t('settings.closes', { day: dayName(day) })}
                    aria-invalid={isWrong('closes')}
                    value={open.closes}
                    onChange={(closes) => setDay(day, { closes })}
                  />
                </>
              ) : (
                <span className="text-stone">{t('settings.closed')}</span>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
