import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { apiPath } from '#base/api/api-query.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';

const LAST_DAYS = ['03-31', '06-30', '09-30', '12-31'] as const;

/** First and last day of a year, or of one of its quarters. */
export function spanOf(year: string, quarter: string): { from: string; to: string } {
  const index = Number(quarter) - 1;
  const last = LAST_DAYS[index];
  return last
    ? { from: `${year}-${String(index * 3 + 1).padStart(2, '0')}-01`, to: `${year}-${last}` }
    : { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Files for the program of the company's adviser: what is listed above, or any other days. */
export function ReceiptExport({ year, quarter }: { year: string; quarter: string }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const [span, setSpan] = useState(spanOf(year, quarter));
  useEffect(() => setSpan(spanOf(year, quarter)), [year, quarter]);
  const file = (ending: string, more: object = {}) =>
    apiPath(`/api/admin/receipts/export.${ending}`, {}, { ...span, ...more });
  const isReady = span.from !== '' && span.to !== '' && span.from <= span.to;
  return (
    <div className="mt-10">
      <Panel title={t('receipts.export')}>
        <p className="text-stone">{t('receipts.export_text')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('receipts.from')}
            type="date"
            value={span.from}
            onChange={(from) => setSpan({ ...span, from })}
          />
          <TextField
            label={t('receipts.until')}
            type="date"
            value={span.to}
            onChange={(to) => setSpan({ ...span, to })}
          />
        </div>
        {isReady && (
          <div className="flex flex-wrap gap-3">
            <FileLink href={file('csv', { lang: language })} className={buttonClass('quiet')}>
              {t('receipts.csv')}
            </FileLink>
            <FileLink href={file('json')} className={buttonClass('quiet')}>
              {t('receipts.json')}
            </FileLink>
          </div>
        )}
      </Panel>
    </div>
  );
}
