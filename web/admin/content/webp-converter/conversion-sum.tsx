import { useTranslation } from 'react-i18next';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { formatBytes } from '#base/i18n/formats/format-bytes.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { Conversion } from './conversion-queue.ts';

/** Saved fraction; negative if the file grew. */
export const savedShare = (before: number, after: number) => (before > 0 ? 1 - after / before : 0);

export function usePercent() {
  const format = new Intl.NumberFormat(LOCALES[useLanguage()], {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return (share: number) => format.format(share);
}

/** Total size before and after, and the number of pending files. */
export function ConversionSum({ items }: { items: readonly Conversion[] }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const percent = usePercent();
  const done = items.filter(({ state }) => state === 'done');
  const before = done.reduce((sum, { file }) => sum + file.size, 0);
  const after = done.reduce((sum, { result }) => sum + (result?.blob.size ?? 0), 0);
  return (
    <p role="status" className="text-deep-900">
      <span className="font-semibold">
        {t('webp.sum', { done: done.length, total: items.length })}
      </span>{' '}
      {done.length > 0 && (
        <span>
          {formatBytes(before, language)} → {formatBytes(after, language)}{' '}
          <span className="font-semibold text-sea-800">
            {t('webp.saved', { percent: percent(savedShare(before, after)) })}
          </span>
        </span>
      )}
    </p>
  );
}
