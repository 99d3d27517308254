import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/button.tsx';
import { picturesApi } from '#admin/pictures-api.ts';
import { LOCALES } from '#content/format.ts';
import { formatBytes } from '#content/format-bytes.ts';
import { useLanguage } from '#i18n/page-language.tsx';

/** Size of the library, and how much resizing saves visitors. */
export function StorageFigures() {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data } = useQuery({ ...picturesApi.storage(), staleTime: 0 });
  if (!data) return <p className="my-4 min-h-6" />;
  const { originals, variants, unused, replacedBytes } = data;
  const bytes = (amount: number) => formatBytes(amount, language);
  const saved = replacedBytes > 0 ? 1 - variants.bytes / replacedBytes : 0;
  const percent = new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }).format(saved);
  return (
    <p className="my-4 flex flex-wrap gap-x-5 gap-y-1 text-stone">
      <span>{t('pictures.stored', { count: originals.count, bytes: bytes(originals.bytes) })}</span>
      <span>{t('pictures.stored_variants', { count: variants.count, bytes: bytes(variants.bytes) })}</span>
      {saved > 0 && <span className="font-semibold text-sea-800">{t('pictures.saved', { percent })}</span>}
      {unused.count > 0 && (
        <TextLink
          to="/images"
          search={{ unused: '1' }}
          label={t('pictures.stored_unused', { count: unused.count, bytes: bytes(unused.bytes) })}
        />
      )}
    </p>
  );
}
