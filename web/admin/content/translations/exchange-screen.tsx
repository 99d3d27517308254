import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#admin/frame/behaviour/save-file.ts';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useLongTask } from '#admin/frame/behaviour/use-long-task.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { SourceDiff } from '#admin/frame/editor/translation-mark.tsx';
import { Checkbox, COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { TaskProgress } from '#admin/frame/task-progress.tsx';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { Spinner } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { LANGUAGE_LABELS, LANGUAGES, type Language } from '#contract/languages/language.ts';
import { applyChanges, type Plan, planChanges } from './apply-units.ts';
import { fetchUnits } from './translations.queries.ts';
import { TranslationsHeader } from './translations-header.tsx';
import { readUnits, toCsv, toXliff } from './units-file.ts';

const SHOWN = 50;

function LanguageSelect({
  value,
  onChange,
}: {
  value: Language;
  onChange: (language: Language) => void;
}) {
  const { t } = useTranslation('admin-area');
  return (
    <SelectField
      label={t('translations.language')}
      value={value}
      onChange={onChange}
      options={LANGUAGES.filter((code) => code !== 'es').map((code) => [
        code,
        LANGUAGE_LABELS[code],
      ])}
    />
  );
}

function Export() {
  const { t } = useTranslation('admin-area');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>('en');
  const [isOnlyOpen, setOnlyOpen] = useState(true);
  const { mutate: save, isPending } = useAction({
    mutationFn: (_format: 'csv' | 'xliff') => fetchUnits(language),
    onSuccess: (all, format) => {
      const units = all.filter(({ state }) => !isOnlyOpen || state !== 'reviewed');
      if (units.length === 0) addToast({ title: t('translations.all_done') });
      else if (format === 'csv') saveFile(`menorca-${language}.csv`, 'text/csv', toCsv(units, own));
      else saveFile(`menorca-${language}.xlf`, 'application/xliff+xml', toXliff(units, language));
    },
  });
  return (
    <Panel title={t('translations.export')}>
      <p className="text-stone">{t('translations.export_text')}</p>
      <LanguageSelect value={language} onChange={setLanguage} />
      <Checkbox label={t('translations.only_open')} value={isOnlyOpen} onChange={setOnlyOpen} />
      <div className="flex flex-wrap gap-3">
        <Button look="sea" label="CSV" disabled={isPending} onClick={() => save('csv')} />
        <Button label="XLIFF" disabled={isPending} onClick={() => save('xliff')} />
        {isPending && <Spinner />}
      </div>
    </Panel>
  );
}

function Import() {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const [language, setLanguage] = useState<Language>('en');
  const [plan, setPlan] = useState<Plan>();
  const [problem, setProblem] = useState(false);
  const [isReviewed, setReviewed] = useState(false);
  const { task, run } = useLongTask();
  const read = async (file: File | undefined) => {
    setPlan(undefined);
    setProblem(false);
    if (!file) return;
    try {
      setPlan(planChanges(await fetchUnits(language), readUnits(await file.text())));
    } catch {
      setProblem(true);
    }
  };
  const apply = async () => {
    if (!plan) return;
    const result = { saved: 0, failed: [] as string[] };
    const end = await run(async (context) => {
      await applyChanges(
        plan.changes,
        language,
        isReviewed ? 'reviewed' : 'draft',
        result,
        context,
      );
    });
    const { saved, failed } = result;
    if (end.state !== 'done')
      addToast({
        title: t('translations.import_stopped', { number: saved }),
        variant: 'destructive',
      });
    else if (failed.length > 0)
      addToast({
        title: t('translations.import_failed', { number: failed.length }),
        description: failed.slice(0, 5).join(', '),
        variant: 'destructive',
      });
    else addToast({ title: t('translations.imported', { number: saved }) });
    setPlan(undefined);
    await refresh('/api/admin/');
  };
  return (
    <Panel title={t('translations.import')}>
      <p className="text-stone">{t('translations.import_text')}</p>
      <LanguageSelect value={language} onChange={setLanguage} />
      <Field label={t('translations.file')}>
        {(tie) => (
          <input
            {...tie}
            type="file"
            accept=".csv,.xlf,.xliff,text/csv"
            disabled={task !== undefined}
            onChange={(event) => void read(event.target.files?.[0])}
            className={COMPACT_CONTROL}
          />
        )}
      </Field>
      {problem && (
        <p role="alert" className="rounded-xl bg-danger p-3 font-semibold text-white">
          {t('translations.unreadable')}
        </p>
      )}
      {plan && (
        <div role="status">
          <p className="font-semibold text-deep-900">
            {t('translations.plan', {
              changes: plan.changes.length,
              same: plan.same,
              unknown: plan.unknown.length,
            })}
          </p>
          <ul className="mt-3 max-h-96 space-y-3 overflow-y-auto">
            {plan.changes.slice(0, SHOWN).map(({ unit, target }) => (
              <li key={unit.id}>
                <code className="text-sm break-all text-stone">{unit.id}</code>
                <SourceDiff before={unit.target} after={target} />
              </li>
            ))}
          </ul>
          {plan.unknown.length > 0 && (
            <p className="mt-3 text-sm break-all text-stone">
              {t('translations.unknown', { ids: plan.unknown.slice(0, 10).join(', ') })}
            </p>
          )}
          {plan.changes.length > 0 && (
            <div className="mt-4 space-y-4">
              <Checkbox
                label={t('translations.as_reviewed')}
                hint={t('translations.as_reviewed_hint')}
                value={isReviewed}
                onChange={setReviewed}
              />
              <Button
                look="sea"
                label={t('translations.apply')}
                disabled={task !== undefined}
                onClick={() => void apply()}
              />
            </div>
          )}
        </div>
      )}
      <TaskProgress label={t('translations.apply')} task={task} />
    </Panel>
  );
}

/** Export and import of translations, with a preview before anything is written. */
export function ExchangeScreen() {
  return (
    <>
      <TranslationsHeader current="/translations/exchange" />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Export />
        <Import />
      </div>
    </>
  );
}
