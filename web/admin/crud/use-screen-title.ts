import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Sets the document title. */
export function useScreenTitle(title: string): void {
  const { t } = useTranslation('admin');
  const area = t('title');
  useEffect(() => {
    document.title = `${title} | ${area}`;
  }, [title, area]);
}
