import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { setWatcher } from '#base/api/fetch-json.ts';
import { serverNow } from '#base/clock/server-clock.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { createStore } from '#base/state/store.ts';
import { VISIBLE_BY } from '#contract/admin/crud.ts';
import { formatTime } from './frame/behaviour/dates.ts';

/** The minute by which visitors see the last save, as an ISO instant; undefined when they see it already. */
const visibleBy = createStore<string | undefined>(undefined);

const read = ({ headers }: Response) => {
  const at = headers.get(VISIBLE_BY);
  if (at) visibleBy.set(at);
};

/** Shown on every screen after a save that visitors do not see at once, until they do. */
export function VisibleBy() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const at = visibleBy.useValue();
  useEffect(() => {
    setWatcher(read);
    return () => setWatcher(undefined);
  }, []);
  useEffect(() => {
    if (at === undefined) return;
    const end = setTimeout(
      () => visibleBy.set(undefined),
      Math.max(0, Date.parse(at) - serverNow()),
    );
    return () => clearTimeout(end);
  }, [at]);
  return (
    <div aria-live="polite" data-no-print>
      {at && (
        <p className="border-b-4 border-sun bg-limestone-50 px-4 py-3 text-deep-900 sm:px-6 print:hidden">
          {t('visible_by', { time: formatTime(at, language) })}
        </p>
      )}
    </div>
  );
}
