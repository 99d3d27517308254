import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';

const RELOADED_AT = 'reloaded-for-missing-files';
/** A second failure within this span is a fault and no deployment. */
const SPAN_MS = 60_000;
/** How Chromium, Firefox and Safari report a missing file of the build. */
const MISSING_FILE = /dynamically imported module|Importing a module script failed/i;

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return Date.now() - last > SPAN_MS;
  } catch {
    // Without storage a reload could repeat for ever.
    return false;
  }
}

/**
 * A page that could not be shown: says so and offers a retry. A page that was open during a deployment asks for files that are gone:
 * it reloads once, with the new version.
 */
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
