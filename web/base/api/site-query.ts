import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Language } from '#contract/languages/language.ts';
import { apiQueryIn } from './api-query.ts';

export const siteQuery = (language: Language) => apiQueryIn(language, '/api/site');

/** The site's settings; undefined until they have loaded. */
export const useSite = () => useQuery(siteQuery(useLanguage())).data;
