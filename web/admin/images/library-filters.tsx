import { useTranslation } from 'react-i18next';
import type { ListSearch } from '#admin/resource-api.ts';
import { SearchSelect } from '#admin/search-select.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/language.ts';

type LibraryFiltersProps = { search: ListSearch; set: (change: ListSearch) => void };

/** Filters for unused pictures and missing alternative texts, and the sort order. */
export function LibraryFilters({ search, set }: LibraryFiltersProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      <SearchSelect search={search} set={set} name="unused" label={t('pictures.use')}>
        <option value="">{t('pictures.use_all')}</option>
        <option value="1">{t('pictures.use_none')}</option>
      </SearchSelect>
      <SearchSelect search={search} set={set} name="missingAlt" label={t('pictures.alt')}>
        <option value="">{t('pictures.alt_all')}</option>
        <option value="any">{t('pictures.alt_missing')}</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language}>
            {t('pictures.alt_missing_in', { language: LANGUAGE_LABELS[language] })}
          </option>
        ))}
      </SearchSelect>
      <SearchSelect search={search} set={set} name="sort" label={t('pictures.sort')}>
        <option value="">{t('pictures.sort_newest')}</option>
        <option value="created">{t('pictures.sort_oldest')}</option>
        <option value="name">{t('pictures.sort_name')}</option>
        <option value="-bytes">{t('pictures.sort_heaviest')}</option>
      </SearchSelect>
    </>
  );
}
