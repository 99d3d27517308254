import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button.tsx';
import { reloadForMissingFiles } from './reload-for-missing-files.ts';

/** A page that could not be shown: says so, and offers to try again. */
export function PageError({ error }: Pick<ErrorComponentProps, 'error'>) {
  const { t } = useTranslation();
  useEffect(() => reloadForMissingFiles(error), [error]);
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
