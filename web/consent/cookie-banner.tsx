import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass, iconButtonClass } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { hideConsent } from './consent.ts';
import { storeConsent } from './store-consent.ts';

const CookieChoices = lazy(() => import('./cookie-choices.tsx'));

/** Asks once; what can be chosen in detail is loaded when somebody wants to. */
export default function CookieBanner() {
  const { t } = useTranslation('cookie');
  const [isCustom, setCustom] = useState(false);
  return (
    <section
      aria-label={t('title')}
      className="fixed above-contact inset-x-3 z-50 mx-auto max-h-[85dvh] max-w-2xl animate-rise overflow-y-auto rounded-card border border-limestone-200 bg-white p-5 shadow-lifted sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl">{t('heading')}</h2>
        <button type="button" onClick={hideConsent} className={`${iconButtonClass} -mt-2 -mr-2 shrink-0`} aria-label={t('close')}>
          <CloseIcon />
        </button>
      </div>
      <p className="mt-2 text-stone">
        {t('text')}{' '}
        <Link to="/legal/privacy" className="font-semibold text-sea-700 underline underline-offset-4">
          {t('policy')}
        </Link>
      </p>
      {isCustom && (
        <Suspense>
          <CookieChoices />
        </Suspense>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('sea', 'grow sm:grow-0')}
          onClick={() => storeConsent({ analytics: true, marketing: true })}
        >
          {t('accept_all')}
        </button>
        <button
          type="button"
          className={buttonClass('sea', 'grow sm:grow-0')}
          onClick={() => storeConsent({ analytics: false, marketing: false })}
        >
          {t('reject_all')}
        </button>
        {!isCustom && (
          <button type="button" className={buttonClass('quiet', 'grow sm:grow-0')} onClick={() => setCustom(true)}>
            {t('customize')}
          </button>
        )}
      </div>
    </section>
  );
}
