import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from './fields.tsx';

/** Someone who is typing is not asked yet. */
const PAUSE_MS = 700;

/** What was probably meant; the list of providers is loaded with the first address. */
async function meantBy(typed: string): Promise<string | undefined> {
  if (!typed.includes('@')) return undefined;
  try {
    const { emailHint } = await import('#contract/mail/email-hint.ts');
    return emailHint(typed);
  } catch {
    // Without it nothing is asked.
    return undefined;
  }
}

/** "Did you mean ana@gmail.com?" below a field for an address that looks mistyped; one tap takes it. It never blocks. */
export function EmailHint({
  typed,
  onTake,
  className = 'text-sea-700',
}: {
  typed: string;
  onTake: (email: string) => void;
  className?: string;
}) {
  const { t } = useTranslation();
  const [hint, setHint] = useState<{ typed: string; email: string | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const email = await meantBy(typed);
      if (isCurrent) setHint({ typed, email });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed]);
  const email = hint?.typed === typed ? hint.email : undefined;
  return (
    <div aria-live="polite">
      {email && (
        <button
          type="button"
          onClick={() => onTake(email)}
          className={`min-h-11 py-1 text-left font-semibold wrap-anywhere underline underline-offset-4 ${className}`}
        >
          {t('form.did_you_mean', { email })}
        </button>
      )}
    </div>
  );
}

type EmailFieldProps = Omit<Parameters<typeof TextField>[0], 'type'>;

/** A field for a visitor's e-mail address. */
export const EmailField = (props: EmailFieldProps) => (
  <div>
    <TextField autoComplete="email" maxLength={254} {...props} type="email" />
    <EmailHint
      typed={props.form.values[props.name] ?? ''}
      onTake={(email) => props.form.set(props.name, email)}
    />
  </div>
);
