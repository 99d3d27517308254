import { useTranslation } from 'react-i18next';
import type { AdminKey } from '#admin/frame/behaviour/paths.ts';
import { SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import type { ImportColumn, ImportKind, ImportMapping } from '#contract/imports/imports.ts';
import { COLUMNS_OF } from './columns.ts';
import type { OptionRow } from './imports.api.ts';
import type { ImportFile } from './read-file.ts';
import { AS_DRAFT, type Products } from './to-rows.ts';

export const COLUMN_WORDS: Record<ImportColumn, AdminKey> = {
  reference: 'imports.reference',
  product: 'imports.product',
  option: 'imports.option',
  date: 'imports.date',
  time: 'imports.time',
  status: 'imports.status',
  people: 'imports.people',
  adults: 'imports.adults',
  youths: 'imports.youths',
  children: 'imports.children',
  infants: 'imports.infants',
  seniors: 'imports.seniors',
  name: 'imports.name',
  firstName: 'imports.first_name',
  lastName: 'imports.last_name',
  email: 'imports.email',
  phone: 'imports.phone',
  language: 'imports.language',
  notes: 'imports.notes',
  total: 'imports.total',
  paid: 'imports.paid',
  due: 'imports.due',
  description: 'imports.description',
  location: 'imports.location',
  duration: 'imports.duration',
  capacity: 'imports.capacity',
  times: 'imports.times',
  weekdays: 'imports.weekdays',
  seasonFrom: 'imports.season_from',
  seasonTo: 'imports.season_to',
  adultPrice: 'imports.adult_price',
  childPrice: 'imports.child_price',
  unit: 'imports.unit',
  price: 'imports.price',
};

const NONE = '';

/** Which column of the file is what. */
export function MappingPanel({
  kind,
  file,
  mapping,
  isRemembered,
  onChange,
}: {
  kind: ImportKind;
  file: ImportFile;
  mapping: ImportMapping;
  isRemembered: boolean;
  onChange: (mapping: ImportMapping) => void;
}) {
  const { t } = useTranslation('admin-area');
  const { needed, more } = COLUMNS_OF[kind];
  const { columns } = mapping;
  const sampleOf = (name: string | undefined) => {
    const at = name === undefined ? -1 : file.header.indexOf(name);
    return file.rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
  };
  const choose = (column: ImportColumn, name: string) => {
    const { [column]: _former, ...others } = columns;
    onChange({ ...mapping, columns: name === NONE ? others : { ...others, [column]: name } });
  };
  return (
    <Panel title={t('imports.columns')}>
      <p className="text-stone">
        {t(isRemembered ? 'imports.columns_remembered' : 'imports.columns_text')}
      </p>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {[...needed, ...more].map((column) => (
          <SelectField
            key={column}
            label={t(COLUMN_WORDS[column])}
            hint={sampleOf(columns[column]).slice(0, 60)}
            error={
              needed.includes(column) && columns[column] === undefined ? 'required' : undefined
            }
            value={columns[column] ?? NONE}
            onChange={(name) => choose(column, name)}
            options={[
              [NONE, t('imports.no_column')],
              ...file.header.map((name) => [name, name] as const),
            ]}
          />
        ))}
        {(columns.date !== undefined || columns.seasonFrom !== undefined) && (
          <SelectField
            label={t('imports.days')}
            value={mapping.days}
            onChange={(days) => onChange({ ...mapping, days })}
            options={[
              ['dmy', t('imports.days_dmy')],
              ['mdy', t('imports.days_mdy')],
              ['ymd', t('imports.days_ymd')],
            ]}
          />
        )}
      </div>
    </Panel>
  );
}

/** Which option is meant by what the file calls a trip. */
export function ProductsPanel({
  products,
  options,
  canDraft,
  onChange,
}: {
  products: Products;
  options: readonly OptionRow[];
  canDraft: boolean;
  onChange: (products: Products) => void;
}) {
  const { t } = useTranslation('admin-area');
  const names = Object.keys(products);
  if (names.length === 0) return null;
  const choiceOf = (text: string) =>
    text === NONE ? null : text === AS_DRAFT ? AS_DRAFT : Number(text);
  return (
    <Panel title={t('imports.products')}>
      <p className="text-stone">
        {t(canDraft ? 'imports.products_text' : 'imports.products_prices')}
      </p>
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 lg:grid-cols-2">
        {names.map((name) => (
          <SelectField
            key={name}
            label={name || '–'}
            value={String(products[name] ?? NONE)}
            onChange={(text) => onChange({ ...products, [name]: choiceOf(text) })}
            options={[
              [NONE, t('imports.product_none')],
              ...(canDraft ? ([[AS_DRAFT, t('imports.product_draft')]] as const) : []),
              ...options.map(
                ({ id, trip, name: own }) => [String(id), `${trip} · ${own}`] as const,
              ),
            ]}
          />
        ))}
      </div>
    </Panel>
  );
}
