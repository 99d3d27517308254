import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { type TaskContext, useLongTask } from '#admin/frame/behaviour/use-long-task.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button } from '#admin/frame/button.tsx';
import { Checkbox, COMPACT_CONTROL } from '#admin/frame/fields/controls.tsx';
import { Field } from '#admin/frame/fields/field.tsx';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { TaskProgress } from '#admin/frame/task-progress.tsx';
import { useFailureText } from '#base/api/failure-text.ts';
import type {
  ImportDetail,
  ImportItem,
  ImportKind,
  ImportMapping,
} from '#contract/imports/imports.ts';
import { IMPORT_KINDS } from '#contract/imports/imports.ts';
import {
  COLUMNS_OF,
  daysOf,
  guessColumns,
  rememberedFor,
  type System,
  systemOf,
} from './columns.ts';
import { FormerImports, KIND_WORDS } from './former-imports.tsx';
import { guessProducts } from './guess-products.ts';
import { PlanPanel } from './import-plan.tsx';
import { ImportResult } from './import-result.tsx';
import {
  beginImport,
  beginUndo,
  checkImport,
  finishImport,
  importDetail,
  importsQuery,
  saleOptionsQuery,
} from './imports.api.ts';
import { MappingPanel, ProductsPanel } from './mapping-panel.tsx';
import { type ImportFile, readImport } from './read-file.ts';
import { type Products, productIn, toRows } from './to-rows.ts';
import { guessDays } from './values.ts';

type Loaded = {
  file: ImportFile;
  mapping: ImportMapping;
  isRemembered: boolean;
  system: System | undefined;
};

/** What the file calls its trips. */
function productsIn({ file, mapping }: Pick<Loaded, 'file' | 'mapping'>): string[] {
  const at = (name: string | undefined) => (name === undefined ? -1 : file.header.indexOf(name));
  const names = file.rows.map(({ cells }) =>
    productIn((column) => cells[at(mapping.columns[column])] ?? ''),
  );
  return [...new Set(names)].sort();
}

const WITH_PRODUCTS: readonly ImportKind[] = ['bookings', 'prices'];

/** Brings bookings, contacts, trips and prices along from another system: file, columns, dry run, import, undo. */
export function ImportsScreen() {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const failureText = useFailureText();
  const { data: former } = useQuery(importsQuery);
  const { data: options = [] } = useQuery(saleOptionsQuery);
  const [kind, setKind] = useState<ImportKind>('bookings');
  const [loaded, setLoaded] = useState<Loaded>();
  const [chosen, setChosen] = useState<Products>({});
  const [notify, setNotify] = useState(false);
  const [overbook, setOverbook] = useState(false);
  const [result, setResult] = useState<ImportDetail>();
  const [trouble, setTrouble] = useState('');
  const { task, run } = useLongTask();

  const hasProducts = WITH_PRODUCTS.includes(kind) && loaded?.mapping.columns.product !== undefined;
  const products = hasProducts ? guessProducts(productsIn(loaded), options, chosen) : {};
  const sentOptions = { notify, overbook };
  const check = useAction({
    mutationFn: async ({ file, mapping }: Pick<Loaded, 'file' | 'mapping'>) => {
      const understood = toRows(kind, file, mapping, products);
      const plan =
        understood.sent.rows.length === 0
          ? { counts: {}, rows: [] }
          : await checkImport({ ...understood.sent, options: sentOptions });
      return { understood, plan, mapping };
    },
  });

  const forget = () => {
    check.reset();
    setResult(undefined);
    setTrouble('');
  };
  const readAs = (of: ImportKind, file: ImportFile) => {
    const known = rememberedFor(of, file.header, former?.items ?? []);
    const system = systemOf(file.header);
    const columns = guessColumns(of, file.header);
    const at = file.header.indexOf(columns.date ?? '');
    const cells = file.rows.map((row) => row.cells[at] ?? '');
    const guessed = guessDays(cells);
    const days = guessed === 'dmy' && system ? daysOf(system) : guessed;
    setLoaded({
      ...{ file, system, isRemembered: known !== undefined },
      mapping: known ?? { columns, products: {}, days },
    });
    setChosen(
      Object.fromEntries(
        Object.entries(known?.products ?? {}).flatMap(([name, id]) =>
          id === null ? [] : [[name, id]],
        ),
      ),
    );
  };
  const read = async (file: File | undefined) => {
    forget();
    setLoaded(undefined);
    if (file) readAs(kind, readImport(file.name, new Uint8Array(await file.arrayBuffer())));
  };
  const changed = (next: Loaded) => {
    forget();
    setLoaded(next);
  };

  const work = async (id: string, before?: () => Promise<unknown>) => {
    setTrouble('');
    setResult(undefined);
    const end = await run(async (context: TaskContext) => {
      await before?.();
      setResult(await finishImport(id, context));
    });
    if (end.state === 'stopped') setTrouble(t('imports.stopped'));
    if (end.state === 'failed') setTrouble(failureText(end.error, t('imports.cut_off')));
    await refresh('/api/');
  };
  const begin = ({ understood, mapping }: NonNullable<typeof check.data>) => {
    if (!loaded) return;
    const id = crypto.randomUUID();
    const ids = Object.fromEntries(
      Object.entries(products).map(([name, to]) => [name, typeof to === 'number' ? to : null]),
    );
    void work(id, async () => {
      await beginImport({
        ...understood.sent,
        ...{ id, fileName: loaded.file.name, header: loaded.file.header },
        mapping: { ...mapping, products: ids },
        options: sentOptions,
      });
      check.reset();
      setLoaded(undefined);
    });
  };
  const isComplete = COLUMNS_OF[kind].needed.every(
    (column) => loaded?.mapping.columns[column] !== undefined,
  );

  return (
    <div className="space-y-6">
      <ScreenHead title={t('imports.title')} text={t('imports.text')} />
      <Panel title={t('imports.file_title')}>
        <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
          <SelectField
            label={t('imports.kind')}
            value={kind}
            onChange={(next) => {
              forget();
              setKind(next);
              if (loaded) readAs(next, loaded.file);
            }}
            options={IMPORT_KINDS.map((one) => [one, t(KIND_WORDS[one])])}
          />
          <Field label={t('imports.file')} hint={t('imports.file_hint')}>
            {(tie) => (
              <input
                {...tie}
                type="file"
                accept=".csv,.tsv,.txt,text/csv"
                disabled={task !== undefined}
                onChange={(event) => void read(event.target.files?.[0])}
                className={`w-full ${COMPACT_CONTROL}`}
              />
            )}
          </Field>
        </div>
        {loaded && (
          <p role="status">
            {t('imports.file_read', { count: loaded.file.rows.length })}
            {loaded.system && ` ${t(`imports.system_${loaded.system}`)}`}
          </p>
        )}
      </Panel>
      {loaded && loaded.file.rows.length > 0 && (
        <>
          <MappingPanel
            kind={kind}
            file={loaded.file}
            mapping={loaded.mapping}
            isRemembered={loaded.isRemembered}
            onChange={(mapping) => changed({ ...loaded, mapping })}
          />
          {hasProducts && (
            <ProductsPanel
              products={products}
              options={options}
              canDraft={kind === 'bookings'}
              onChange={(next) => {
                forget();
                setChosen(next);
              }}
            />
          )}
          <Panel title={t('imports.check_title')}>
            {kind === 'bookings' && (
              <>
                <Checkbox
                  label={t('imports.notify')}
                  hint={t('imports.notify_hint')}
                  value={notify}
                  onChange={(next) => {
                    forget();
                    setNotify(next);
                  }}
                />
                <Checkbox
                  label={t('imports.overbook')}
                  hint={t('imports.overbook_hint')}
                  value={overbook}
                  onChange={(next) => {
                    forget();
                    setOverbook(next);
                  }}
                />
              </>
            )}
            <Button
              look="sea"
              label={t('imports.check')}
              isBusy={check.isPending}
              disabled={!isComplete || task !== undefined}
              onClick={() => check.mutate(loaded)}
            />
          </Panel>
        </>
      )}
      <div aria-live="polite" className="space-y-6">
        {check.data && loaded && (
          <PlanPanel
            {...check.data}
            isBusy={task !== undefined}
            onImport={() => begin(check.data)}
          />
        )}
        {trouble && (
          <p role="alert" className="rounded-xl bg-danger p-3 font-semibold text-white">
            {trouble}
          </p>
        )}
        <TaskProgress label={t('imports.title')} task={task} />
        {result && <ImportResult detail={result} />}
      </div>
      <FormerImports
        isBusy={task !== undefined}
        onContinue={({ id }: ImportItem) => void work(id)}
        onUndo={({ id }) => void work(id, () => beginUndo(id))}
        onShow={({ id }) => void importDetail(id).then(setResult)}
      />
    </div>
  );
}
