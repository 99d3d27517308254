import { useTranslation } from 'react-i18next';
import { Panel } from '#admin/panel.tsx';
import { LOCALES } from '#content/format.ts';
import type { Performance } from '#contract/performance.ts';
import { useLanguage } from '#i18n/page-language.tsx';

const MEGABYTE = 1_000_000;

/** Weight of the pictures, and what resizing saves. */
export function PicturePanel({ pictures }: { pictures: Performance['pictures'] }) {
  const { t } = useTranslation('admin');
  const number = new Intl.NumberFormat(LOCALES[useLanguage()], { maximumFractionDigits: 1 });
  const megabytes = (bytes: number) => `${number.format(bytes / MEGABYTE)} MB`;
  const facts = [
    [t('performance.originals'), `${number.format(pictures.originals)} · ${megabytes(pictures.originalBytes)}`],
    [t('performance.variants'), `${number.format(pictures.variants)} · ${megabytes(pictures.variantBytes)}`],
    [t('performance.saved'), megabytes(pictures.savedBytes)],
  ];
  return (
    <Panel title={t('field.pictures')}>
      <dl className="space-y-3">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-stone">{label}</dt>
            <dd className="font-semibold text-deep-900">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-stone">{t('performance.saved_hint')}</p>
    </Panel>
  );
}
