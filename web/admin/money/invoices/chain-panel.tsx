import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { TextField } from '#admin/frame/fields/fields.tsx';
import { FileLink } from '#admin/frame/file-link.tsx';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { apiPath } from '#base/api/api-query.ts';
import { useFailureText } from '#base/api/failure-text.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { InvoiceChain } from '#contract/money/invoices/invoices.ts';
import { chainQuery } from './invoices.api.ts';

function ChainState({ chain: { records, wrong, gaps } }: { chain: InvoiceChain }) {
  const { t } = useTranslation('admin-area');
  if (wrong) return <Failure text={t('invoices.check_wrong', wrong)} />;
  if (gaps > 0) return <Failure text={t('invoices.check_gaps')} />;
  return (
    <p role="status" className="font-semibold text-deep-900">
      {t('invoices.check_good', { count: records })}
    </p>
  );
}

/** Checks the chain of records, and files of it. */
export function ChainPanel() {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const failureText = useFailureText();
  const [span, setSpan] = useState({ from: '', to: '' });
  const { data, error, isFetching, refetch } = useQuery(chainQuery);
  const asked = Object.fromEntries(Object.entries(span).filter(([, day]) => day !== ''));
  const file = (ending: string, more: object = {}) =>
    apiPath(`/api/admin/invoices/export.${ending}`, {}, { ...asked, ...more });
  return (
    <div className="mt-10 grid gap-6 lg:grid-cols-2">
      <Panel title={t('invoices.check')}>
        {data && <ChainState chain={data} />}
        {error && <Failure text={failureText(error, t('form.not_saved'))} />}
        <Button
          label={t('invoices.check')}
          isBusy={isFetching}
          onClick={() => void refetch()}
          className="w-fit"
        />
      </Panel>
      <Panel title={t('invoices.export')}>
        <p className="text-stone">{t('invoices.export_text')}</p>
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
        <div className="flex flex-wrap gap-3">
          <FileLink href={file('xml')} className={buttonClass('quiet')}>
            {t('invoices.xml')}
          </FileLink>
          <FileLink href={file('csv', { lang: language })} className={buttonClass('quiet')}>
            {t('invoices.csv')}
          </FileLink>
        </div>
      </Panel>
    </div>
  );
}
