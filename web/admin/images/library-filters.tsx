import { useTranslation } from 'react-i18next';
import { COMPACT_CONTROL } from '#admin/controls.tsx';
import type { ListSearch } from '#admin/resource-api.ts';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/language.ts';

type LibraryFiltersProps = { search: ListSearch; set: (change: ListSearch) => void };

/** What lies unused, what lacks words, and in which order. */
export function LibraryFilters({ search, set }: LibraryFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <select
        aria-label={t('pictures.use')}
        value={String(search.unused ?? '')}
        onChange={(event) => set({ unused: event.target.value })}
        className={COMPACT_CONTROL}
      >
        <option value="">{t('pictures.use_all')}</option>
        <option value="1">{t('pictures.use_none')}</option>
      </select>
      <select
        aria-label={t('pictures.alt')}
        value={String(search.missingAlt ?? '')}
        onChange={(event) => set({ missingAlt: event.target.value })}
        className={COMPACT_CONTROL}
      >
        <option value="">{t('pictures.alt_all')}</option>
        <option value="any">{t('pictures.alt_missing')}</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t('pictures.alt_missing_in', { language: LANGUAGE_LABELS[language] })}
          </option>
        ))}
      </select>
      <select
        aria-label={t('pictures.sort')}
        value={String(search.sort ?? '')}
        onChange={(event) => set({ sort: event.target.value })}
        className={COMPACT_CONTROL}
      >
        <option value="">{t('pictures.sort_newest')}</option>
        <option value="created">{t('pictures.sort_oldest')}</option>
        <option value="name">{t('pictures.sort_name')}</option>
        <option value="-bytes">{t('pictures.sort_heaviest')}</option>
      </select>
    </>
  );
}
