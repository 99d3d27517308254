import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { TransferSearch } from './transfer-search.tsx';
import { TripSearch } from './trip-search.tsx';

const TABS = [
  { key: 'trips', label: 'search.tab_trips', Form: TripSearch },
  { key: 'transfer', label: 'search.tab_transfer', Form: TransferSearch },
] as const;
const STEP: Record<string, number> = { ArrowLeft: 1, ArrowRight: 1 };

/** The hero's card: trips or an airport transfer. Both forms take the same room, so the page does not move; without scripts both show. A firm of trips or transfers alone has the one. */
export function HeroSearch() {
  const { t } = useTranslation('home');
  const id = useId();
  const [shown, setShown] = useState(0);
  const tabs = useRef<HTMLDivElement>(null);
  const site = useSite();
  const forms = site?.hasNoTransfers ? TABS.slice(0, 1) : site?.hasNoTrips ? TABS.slice(1) : TABS;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key] ?? 0;
    const next =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? TABS.length - 1
          : (shown + step) % TABS.length;
    if (next === shown) return;
    event.preventDefault();
    setShown(next);
    (tabs.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div className="container-page relative z-10 -mt-8 lg:-mt-20">
      <div className="rounded-card bg-white p-5 shadow-lifted lg:px-7 lg:pb-7">
        <div
          ref={tabs}
          role="tablist"
          hidden={!forms[1]}
          aria-label={t('search.tabs')}
          onKeyDown={onKeyDown}
          className="mb-4 flex gap-x-1 border-b sm:gap-x-2 border-limestone-200 noscript:hidden"
        >
          {forms.map(({ key, label }, place) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              aria-controls={`${id}-${key}-panel`}
              aria-selected={place === shown}
              tabIndex={place === shown ? 0 : -1}
              onClick={() => setShown(place)}
              className="-mb-px min-h-11 border-b-3 border-transparent px-2 font-semibold text-stone hover:text-deep-900 max-xs:text-sm sm:px-3 aria-selected:border-terracotta-600 aria-selected:text-deep-900"
            >
              {t(label)}
            </button>
          ))}
        </div>
        <div className="grid noscript:gap-y-8">
          {forms.map(({ key, Form }, place) => (
            <div
              key={key}
              role="tabpanel"
              id={`${id}-${key}-panel`}
              aria-labelledby={`${id}-${key}`}
              className={`col-start-1 row-start-1 min-w-0 noscript:visible noscript:row-auto ${place === shown ? '' : 'invisible'}`}
            >
              <Form />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
