import { useTranslation } from 'react-i18next';
import { SearchSelect } from '#admin/options.tsx';
import { LANGUAGE_LABELS, LANGUAGES } from '#contract/language.ts';

/** Filters for unused pictures and missing alternative texts, and the sort order. */
export function LibraryFilters() {
  const { t } = useTranslation('admin');
  return (
    <>
      <SearchSelect name="unused" label={t('pictures.use')} all={t('pictures.use_all')} options={[['1', t('pictures.use_none')]]} />
      <SearchSelect
        name="missingAlt"
        label={t('pictures.alt')}
        all={t('pictures.alt_all')}
        options={[
          ['any', t('pictures.alt_missing')],
          ...LANGUAGES.map((language) => [language, t('pictures.alt_missing_in', { language: LANGUAGE_LABELS[language] })] as const),
        ]}
      />
      <SearchSelect
        name="sort"
        label={t('pictures.sort')}
        all={t('pictures.sort_newest')}
        options={[
          ['created', t('pictures.sort_oldest')],
          ['name', t('pictures.sort_name')],
          ['-bytes', t('pictures.sort_heaviest')],
        ]}
      />
    </>
  );
}
