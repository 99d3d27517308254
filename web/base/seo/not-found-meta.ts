import type { i18n } from 'i18next';
import type { PageMeta } from './page-meta.ts';

/** A page that was not found has no URL of its own. */
export const notFoundMeta = ({ t }: Pick<i18n, 't'>, siteName: string): PageMeta => ({
  title: t('not_found.meta_title', { site: siteName }),
  description: t('not_found.text'),
  robots: 'noindex,follow',
  languages: [],
});
