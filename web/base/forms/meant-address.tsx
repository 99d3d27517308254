import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailHint } from '#contract/mail/email-hint.ts';

/** Someone who is typing is not asked yet. */
const PAUSE_MS = 700;

type MeantAddressProps = { typed: string; onTake: (email: string) => void; className: string };

/** The address that was probably meant, as a button, after a pause in typing. */
export function MeantAddress({ typed, onTake, className }: MeantAddressProps) {
  const { t } = useTranslation();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, typed);
    return () => clearTimeout(timer);
  }, [typed]);
  const email = settled === typed ? emailHint(typed) : undefined;
  if (!email) return null;
  return (
    <button
      type="button"
      onClick={() => onTake(email)}
      className={`min-h-11 py-1 text-left font-semibold wrap-anywhere underline underline-offset-4 ${className}`}
    >
      {t('form.did_you_mean', { email })}
    </button>
  );
}
