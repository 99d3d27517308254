import { Root, Thumb } from '@radix-ui/react-switch';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#base/ui/button.tsx';
import { storeConsent } from './store-consent.ts';
import { readConsent } from './stored-consent.ts';

type ToggleProps = {
  name: string;
  text: string;
  isOn: boolean;
  isLocked?: boolean;
  onChange?: (isOn: boolean) => void;
};

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

/** A switch per category and a save button. Essential cookies are always on; the others are off by default. */
export default function CookieChoices() {
  const { t } = useTranslation('cookie');
  const stored = readConsent();
  const [analytics, setAnalytics] = useState(stored?.analytics ?? false);
  const [marketing, setMarketing] = useState(stored?.marketing ?? false);
  return (
    <>
      <div className="mt-4">
        <Toggle name={t('essential.name')} text={t('essential.text')} isOn isLocked />
        <Toggle
          name={t('analytics.name')}
          text={t('analytics.text')}
          isOn={analytics}
          onChange={setAnalytics}
        />
        <Toggle
          name={t('marketing.name')}
          text={t('marketing.text')}
          isOn={marketing}
          onChange={setMarketing}
        />
      </div>
      <button
        type="button"
        className={buttonClass('quiet', 'mt-2')}
        onClick={() => storeConsent({ analytics, marketing })}
      >
        {t('save')}
      </button>
    </>
  );
}
