import { useMutation } from '@tanstack/react-query';
import Papa from 'papaparse';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { saveFile } from '#admin/frame/behaviour/save-file.ts';
import { Button, TextButton } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { useTouch } from '#admin/frame/inbox/use-record.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { Language } from '#contract/languages/language.ts';
import type { SubscriberImportAnswer } from '#contract/mail/inbox.ts';
import { tableFormat } from '#contract/texts/spreadsheet.ts';
import { COLUMNS, type Column, readTable, type Table } from './read-table.ts';
import { importTable, SUBSCRIBERS } from './subscribers.api.ts';

const SHOWN = 50;
const WHY: Record<Column, AdminKey> = {
  email: 'subscribers.bad_email',
  language: 'subscribers.bad_language',
  consentSource: 'subscribers.bad_source',
  confirmedAt: 'subscribers.bad_date',
  status: 'subscribers.bad_status',
};
const columnOf = (path: string) => COLUMNS.find((column) => column === path) ?? 'email';

/** Result of the dry run, and rejected lines with column and reason. */
function ImportPlan({ plan, table }: { plan: SubscriberImportAnswer; table: Table }) {
  const { t } = useTranslation('admin-area');
  const refused = plan.refused.map(({ line, path }) => {
    const column = columnOf(path);
    return { line, column, value: table.rows.find((row) => row.line === line)?.[column] ?? '' };
  });
  const words = ({ line, column, value }: (typeof refused)[number]) =>
    `${t('subscribers.refused_line', { line, column })}: ${t(WHY[column])}${value ? ` («${value}»)` : ''}`;
  return (
    <div>
      <ul className="space-y-1 font-semibold text-deep-900">
        <li>{t('subscribers.plan_added', { count: plan.added })}</li>
        {plan.known > 0 && (
          <li className="font-normal text-stone">
            {t('subscribers.plan_known', { count: plan.known })}
          </li>
        )}
        {refused.length > 0 && (
          <li className="text-danger">
            {t('subscribers.plan_refused', { count: refused.length })}
          </li>
        )}
      </ul>
      {refused.length > 0 && (
        <>
          <ul
            aria-label={t('subscribers.refused')}
            className="mt-3 max-h-60 space-y-1 overflow-y-auto rounded-xl bg-white p-3 text-sm break-words"
          >
            {refused.slice(0, SHOWN).map((one) => (
              <li key={`${one.line}/${one.column}`}>{words(one)}</li>
            ))}
          </ul>
          {refused.length > SHOWN && (
            <TextButton
              className="mt-2 text-sm"
              label={t('subscribers.refused_all', { count: refused.length })}
              onClick={() => saveFile('refused.txt', 'text/plain', refused.map(words).join('\r\n'))}
            />
          )}
        </>
      )}
    </div>
  );
}

const sample = (source: string, language: Language) =>
  `\uFEFF${Papa.unparse([{ email: 'ada@example.com', language: 'de', consentSource: source, confirmedAt: '2026-05-01' }], tableFormat(language))}`;

const EXPLAINED = [
  ['email', 'subscribers.column_email'],
  ['consentSource', 'subscribers.column_source'],
  ['confirmedAt', 'subscribers.column_date'],
  ['language', 'subscribers.column_language'],
] as const;

/** Imports a table of people who gave consent: first a line-by-line dry run, then the import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-area');
  const touch = useTouch();
  const [table, setTable] = useState<Table>();
  const [done, setDone] = useState(0);
  const language = useLanguage();
  const plan = useMutation({
    mutationFn: (rows: Table['rows']) => importTable(rows, true, setDone),
    onMutate: () => setDone(0),
  });
  const apply = useMutation({
    mutationFn: (rows: Table['rows']) => importTable(rows, false, setDone),
    onMutate: () => setDone(0),
    onSuccess: async ({ added }) => {
      addToast({ title: t('subscribers.imported', { count: added }) });
      await touch(SUBSCRIBERS);
      onClose();
    },
  });
  const isBusy = plan.isPending || apply.isPending;

  const read = async (file: File | undefined) => {
    setTable(undefined);
    plan.reset();
    apply.reset();
    if (!file) return;
    const next = readTable(await file.text());
    setTable(next);
    if (next.missing.length === 0 && next.rows.length > 0) plan.mutate(next.rows);
  };
  return (
    <Dialog title={t('subscribers.import')} onClose={onClose}>
      <p>{t('subscribers.import_text')}</p>
      <dl className="my-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {EXPLAINED.map(([column, text]) => (
          <div key={column} className="contents">
            <dt className="font-mono font-semibold">{column}</dt>
            <dd className="text-stone">{t(text)}</dd>
          </div>
        ))}
      </dl>
      <Field
        label={t('subscribers.file')}
        aside={
          <TextButton
            className="text-sm"
            label={t('subscribers.sample')}
            onClick={() =>
              saveFile(
                'subscribers-sample.csv',
                'text/csv',
                sample(t('subscribers.sample_source'), language),
              )
            }
          />
        }
      >
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={(event) => void read(event.target.files?.[0])}
            className={`w-full ${COMPACT_CONTROL}`}
          />
        )}
      </Field>
      <div aria-live="polite" className="mt-4 space-y-3">
        {(plan.isError || apply.isError) && (
          <p className="rounded-xl bg-danger p-3 font-semibold text-white">{t('list.failed')}</p>
        )}
        {table && table.missing.length > 0 && (
          <p className="rounded-xl bg-danger p-3 font-semibold text-white">
            {t('subscribers.columns_missing', { columns: table.missing.join(', ') })}
          </p>
        )}
        {table?.missing.length === 0 && table.rows.length === 0 && (
          <p className="text-stone">{t('subscribers.table_empty')}</p>
        )}
        {isBusy && table && (
          <progress
            className="w-full accent-sea-700"
            value={done}
            max={table.rows.length}
            aria-label={t('subscribers.import')}
          />
        )}
        {plan.data && table && <ImportPlan plan={plan.data} table={table} />}
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button label={t('confirm.cancel')} onClick={onClose} />
        {table && plan.data && plan.data.added > 0 && (
          <Button
            look="sea"
            label={t('subscribers.apply', { count: plan.data.added })}
            disabled={isBusy}
            onClick={() => apply.mutate(table.rows)}
          />
        )}
      </div>
    </Dialog>
  );
}
