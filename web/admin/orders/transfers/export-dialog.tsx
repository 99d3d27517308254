import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { addMonths, monthOf } from '#admin/frame/days/calendar-days.ts';
import { Dialog } from '#admin/frame/dialog.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { Toggle } from '#admin/frame/fields/toggle.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { useListSearch } from '#admin/frame/list/use-list-search.ts';
import { apiPath } from '#base/api/api-query.ts';
import { serverToday } from '#base/clock/server-day.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import { addDays } from '#contract/calendar.ts';
import { TRANSFERS } from './transfer-api.ts';

/** Exports the journeys of a period as a spreadsheet, one row per journey. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { search } = useListSearch();
  const today = serverToday();
  const thisMonth = monthOf(today);
  const [from, setFrom] = useState(String(search.from || thisMonth.from));
  const [to, setTo] = useState(String(search.to || thisMonth.to));
  const lastMonth = monthOf(addMonths(today, -1));
  const year = today.slice(0, 4);
  const spans = [
    { label: t('transfer_export.this_month'), ...thisMonth },
    { label: t('transfer_export.last_month'), ...lastMonth },
    { label: t('transfer_export.next_month'), from: today, to: addDays(today, 30) },
    { label: t('transfer_export.this_year'), from: `${year}-01-01`, to: `${year}-12-31` },
  ];
  const isWrong = from === '' || to === '' || to < from;
  return (
    <Dialog title={t('transfers.export')} onClose={onClose}>
      <p className="text-stone">{t('transfer_export.text')}</p>
      <div className="my-4 flex flex-wrap gap-2">
        {spans.map((span) => (
          <Toggle
            key={span.label}
            label={span.label}
            isOn={span.from === from && span.to === to}
            onClick={() => {
              setFrom(span.from);
              setTo(span.to);
            }}
          />
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('transfers.from_day')} type="date" value={from} onChange={setFrom} />
        <TextField
          label={t('transfers.to_day')}
          error={from !== '' && to !== '' && to < from ? 'invalid' : undefined}
          type="date"
          value={to}
          onChange={setTo}
        />
      </div>
      <div className="mt-6 flex justify-end">
        {isWrong ? (
          <Button look="sea" label={t('transfer_export.download')} disabled />
        ) : (
          <FileLink
            href={apiPath(`${TRANSFERS}/export.csv`, {}, { from, to, lang: language })}
            name={`transfers-${from}-${to}.csv`}
            className={buttonClass('sea')}
            onSaved={onClose}
          >
            {t('transfer_export.download')}
          </FileLink>
        )}
      </div>
    </Dialog>
  );
}
