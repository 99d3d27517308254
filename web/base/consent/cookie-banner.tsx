import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInTheWay } from '#base/ui/behaviour/keep-clear.ts';
import { buttonClass, iconButtonClass } from '#base/ui/button.tsx';
import { CloseIcon } from '#base/ui/icons.tsx';
import { lazyPart } from '#base/ui/parts/lazy-part.tsx';
import { hideConsent } from './consent.ts';
import { storeConsent } from './store-consent.ts';

const CookieChoices = lazyPart(async () => (await import('./cookie-choices.tsx')).default);

const HEADER_PX = 72;
const BUTTON = 'grow whitespace-nowrap max-sm:px-1.5 max-sm:text-sm max-xs:text-xs sm:grow-0';

/** Cookie banner; its detailed choices are loaded on demand. */
export default function CookieBanner() {
  const { t } = useTranslation('cookie');
  const [isCustom, setCustom] = useState(false);
  const bar = useRef<HTMLElement>(null);
  // A trip's bar stays visible below it.
  const footPx = () => {
    const px = document.querySelector<HTMLElement>('[data-trip-bar]')?.offsetHeight ?? 0;
    bar.current?.style.setProperty('--foot', `${px}px`);
    return px;
  };
  const { atFoot, atTop } = useIsInTheWay(bar, HEADER_PX, footPx);
  const place = isCustom || !atFoot ? '' : atTop ? 'invisible' : 'below-header';
  return (
    <section ref={bar} aria-label={t('title')} data-floating className={`cookie-bar ${place}`}>
      <div className="flex items-start justify-between gap-3">
        <p className="text-sm leading-5 text-stone sm:pt-2 sm:text-base">
          {t('text')}{' '}
          <Link
            to="/legal/privacy"
            className="font-semibold text-sea-700 underline underline-offset-4"
          >
            {t('policy')}
          </Link>
        </p>
        <button
          type="button"
          onClick={hideConsent}
          className={`${iconButtonClass} -mt-1.5 -mr-2 shrink-0 sm:mt-0`}
          aria-label={t('close')}
        >
          <CloseIcon />
        </button>
      </div>
      {isCustom && <CookieChoices />}
      <div className="mt-1.5 flex flex-wrap gap-1.5 sm:mt-3 sm:gap-3">
        <button
          type="button"
          className={buttonClass('sea', BUTTON)}
          onClick={() => storeConsent({ analytics: true, marketing: true })}
        >
          {t('accept_all')}
        </button>
        <button
          type="button"
          className={buttonClass('sea', BUTTON)}
          onClick={() => storeConsent({ analytics: false, marketing: false })}
        >
          {t('reject_all')}
        </button>
        {!isCustom && (
          <button
            type="button"
            className={buttonClass('quiet', BUTTON)}
            onClick={() => setCustom(true)}
          >
            {t('customize')}
          </button>
        )}
      </div>
    </section>
  );
}
