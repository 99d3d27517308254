import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the screen in the browser's tab. */
export function useScreenTitle(title: string): void {
  const { t } = useTranslation('admin');
  const area = t('title');
  useEffect(() => {
    document.title = `${title} | ${area}`;
  }, [title, area]);
}
