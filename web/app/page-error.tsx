import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';

const RELOADED_AT = 'reloaded-for-missing-files';
/** A second failure within this time is a bug and not a deployment. */
const SPAN_MS = 60_000;
/** Error messages of Chromium, Firefox and Safari for a missing build file. */
const MISSING_FILE = /dynamically imported module|Importing a module script failed/i;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > SPAN_MS;
  } catch {
    // Without storage the reload could loop forever.
    return false;
  }
}

/** Error page with a retry. After a deployment, an open page requests files that no longer exist: it reloads once. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation();
  useEffect(() => {
    if (error instanceof Error && MISSING_FILE.test(error.message) && mayReload()) window.location.reload();
  }, [error]);
  return (
    <section role="alert" className="container-page py-24 text-center">
      <h1 className="text-4xl">{t('error.title')}</h1>
      <p className="mx-auto mt-4 max-w-prose text-lg text-stone">{t('error.text')}</p>
      <button type="button" onClick={() => window.location.reload()} className={buttonClass('sea', 'mt-8')}>
        {t('error.retry')}
      </button>
    </section>
  );
}
