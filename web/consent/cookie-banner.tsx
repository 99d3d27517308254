import { Root, Thumb } from '@radix-ui/react-switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '#shell/site-link.tsx';
import { buttonClass, iconButtonClass } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { hideConsent, readConsent, storeConsent } from './consent.ts';

type ToggleProps = { name: string; text: string; isOn: boolean; isLocked?: boolean; onChange?: (isOn: boolean) => void };

function Toggle({ name, text, isOn, isLocked = false, onChange }: ToggleProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4 border-t border-limestone-200 py-3">
      <div>
        <label htmlFor={id} className="font-semibold text-deep-900">
          {name}
        </label>
        <p id={`${id}-text`} className="text-sm text-stone">
          {text}
        </p>
      </div>
      <Root
        id={id}
        aria-describedby={`${id}-text`}
        checked={isOn}
        disabled={isLocked}
        onCheckedChange={onChange}
        className="mt-1 h-7 w-12 shrink-0 rounded-full bg-stone p-1 transition-colors disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:bg-sea-700"
      >
        <Thumb className="block size-5 rounded-full bg-white transition-transform data-[state=checked]:translate-x-5" />
      </Root>
    </div>
  );
}

/** Essential cookies are always on; analytics and marketing are off until somebody switches them on. */
export default function CookieBanner() {
  const { t } = useTranslation('cookie');
  const stored = readConsent();
  const [isCustom, setCustom] = useState(false);
  const [analytics, setAnalytics] = useState(stored?.analytics ?? false);
  const [marketing, setMarketing] = useState(stored?.marketing ?? false);
  return (
    <section
      aria-label={t('title')}
      className="fixed inset-x-3 bottom-3 z-50 mx-auto max-h-[85dvh] max-w-2xl animate-rise overflow-y-auto rounded-card border border-limestone-200 bg-white p-5 shadow-lifted sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="text-xl">{t('heading')}</h2>
        <button type="button" onClick={hideConsent} className={`${iconButtonClass} -mt-2 -mr-2 shrink-0`} aria-label={t('close')}>
          <CloseIcon />
        </button>
      </div>
      <p className="mt-2 text-stone">
        {t('text')}{' '}
        <SiteLink to="/legal/privacy" className="font-semibold text-sea-700 underline underline-offset-4">
          {t('policy')}
        </SiteLink>
      </p>
      {isCustom && (
        <div className="mt-4">
          <Toggle name={t('essential.name')} text={t('essential.text')} isOn isLocked />
          <Toggle name={t('analytics.name')} text={t('analytics.text')} isOn={analytics} onChange={setAnalytics} />
          <Toggle name={t('marketing.name')} text={t('marketing.text')} isOn={marketing} onChange={setMarketing} />
        </div>
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
        {isCustom ? (
          <button type="button" className={buttonClass('quiet', 'grow sm:grow-0')} onClick={() => storeConsent({ analytics, marketing })}>
            {t('save')}
          </button>
        ) : (
          <button type="button" className={buttonClass('quiet', 'grow sm:grow-0')} onClick={() => setCustom(true)}>
            {t('customize')}
          </button>
        )}
      </div>
    </section>
  );
}
