import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldErrorCode } from '#contract/problem.ts';
import { TURNSTILE_FIELD } from '#contract/transfers/person-check.ts';
import { AskUs } from '../../ask-us.tsx';
import { TurnstileWidget } from './turnstile-widget.tsx';
import type { PersonCheckState } from './use-person-check.ts';

type PersonCheckProps = {
  check: PersonCheckState;
  error: FieldErrorCode | undefined;
  /** The journey as text, for a message to the firm. */
  journey: string;
  onPassed: () => void;
};

/** Cloudflare Turnstile, if the site is configured for it. On failure it shows how to contact the firm. */
export function PersonCheck({
  check: { siteKey, round, setAnswer },
  error,
  journey,
  onPassed,
}: PersonCheckProps) {
  const { t } = useTranslation('airport-transfers');
  const [isMissing, setMissing] = useState(false);
  if (!siteKey) return;
  const take = (answer: string | undefined) => {
    setAnswer(answer);
    setMissing(false);
    if (answer) onPassed();
  };
  const miss = () => {
    setAnswer(undefined);
    setMissing(true);
  };
  const trouble = isMissing
    ? t('person_check.missing')
    : error === 'too_many'
      ? t('person_check.too_many')
      : error === 'invalid'
        ? t('person_check.invalid')
        : undefined;
  return (
    <fieldset data-field={TURNSTILE_FIELD} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="mb-1 font-semibold text-deep-900 noscript:hidden">
        {t('person_check.title')}
      </legend>
      <TurnstileWidget key={round} siteKey={siteKey} onAnswer={take} onMissing={miss} />
      <div aria-live="polite">
        {trouble ? (
          <AskUs text={trouble} message={journey} />
        ) : (
          error && (
            <p className="mt-1 text-sm font-semibold text-danger">{t('person_check.required')}</p>
          )
        )}
      </div>
    </fieldset>
  );
}
