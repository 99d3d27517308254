import * as v from 'valibot';
import type { InLanguage, TextPlan } from './in-language.ts';
import { Language } from './language.schema.ts';
import { isLanguage, LANGUAGES } from './language.ts';

type Entries = Record<string, v.GenericSchema>;
type Parts = {
  entries?: Entries;
  item?: v.GenericSchema;
  key?: v.GenericSchema<string, string>;
  value?: v.GenericSchema;
  wrapped?: v.GenericSchema;
};
const partsOf = (schema: v.GenericSchema): Parts => schema as Parts;

/** Without `optional` and `nullable`. */
function bare(schema: v.GenericSchema): v.GenericSchema {
  const { wrapped } = partsOf(schema);
  return wrapped ? bare(wrapped) : schema;
}

const names = new WeakSet<v.GenericSchema>();
/** The name of another row: its translations are in the answer's row only where one language is asked. */
export function nameOfRow() {
  const schema = v.string();
  names.add(schema);
  return schema;
}

/** What the schema is where it is `inLanguages` of something. */
function mapKind(schema: v.GenericSchema): TextPlan {
  const names = Object.keys(partsOf(schema).entries ?? {});
  const one = partsOf(schema).entries?.[names[0] ?? ''];
  if (!one || names.length !== LANGUAGES.length || !names.every(isLanguage)) return undefined;
  const { type } = bare(one);
  if (type === 'string') return { kind: 'texts', blank: '' };
  return type === 'array' ? { kind: 'texts', blank: [] } : { kind: 'trees' };
}

const fieldsIn = (entries: Entries): string[] => {
  const texts = entries.translations && partsOf(bare(entries.translations)).entries;
  return texts ? Object.keys(entries).filter((name) => name in texts) : [];
};

function planOf(given: v.GenericSchema): TextPlan {
  const schema = bare(given);
  const { entries, item, value } = partsOf(schema);
  const map = mapKind(schema);
  if (map) return map;
  if (item || value) {
    const of = planOf((item ?? value) as v.GenericSchema);
    return of && { kind: item ? 'list' : 'record', of };
  }
  if (!entries) return undefined;
  const fields = fieldsIn(entries);
  const ofRows = Object.keys(entries).filter((name) => names.has(entries[name] as v.GenericSchema));
  const parts = Object.entries(entries).flatMap(([name, entry]) => {
    const plan = name === 'translations' || fields.includes(name) ? undefined : planOf(entry);
    return plan ? [[name, plan] as const] : [];
  });
  if (fields.length === 0 && ofRows.length === 0 && parts.length === 0) return undefined;
  return { kind: 'object', fields, names: ofRows, parts: Object.fromEntries(parts) };
}

const plans = new WeakMap<v.GenericSchema, { plan: TextPlan }>();
/** The plan by which `inLanguage` resolves answers of a schema. */
export function textPlan(schema: v.GenericSchema): TextPlan {
  const known = plans.get(schema) ?? { plan: planOf(schema) };
  plans.set(schema, known);
  return known.plan;
}

const TextLanguages = v.pipe(
  v.record(v.string(), Language),
  v.description('The fields whose texts are in another language, and in which.'),
);
const IN_ONE_LANGUAGE = {
  textLanguages: TextLanguages,
  languages: v.array(Language),
};

/** The wrappers around a schema, around another one. */
function wrapped(given: v.GenericSchema, inner: v.GenericSchema): v.GenericSchema {
  const outer = partsOf(given).wrapped;
  if (!outer) return inner;
  const rest = wrapped(outer, inner);
  return given.type === 'optional' ? v.optional(rest) : v.nullable(rest);
}

function shapeOf(given: v.GenericSchema): v.GenericSchema {
  const schema = bare(given);
  const plan = planOf(schema);
  const { entries = {}, item, key, value } = partsOf(schema);
  if (!plan || plan.kind === 'trees') return given;
  if (plan.kind === 'texts')
    return wrapped(given, plan.blank === '' ? v.string() : v.array(v.string()));
  if (item) return wrapped(given, v.array(oneLanguage(item)));
  if (value) return wrapped(given, v.record(key ?? v.string(), oneLanguage(value)));
  const shown = Object.entries(entries).flatMap(([name, entry]) =>
    name === 'translations'
      ? []
      : [[name, plan.kind === 'object' && name in plan.parts ? oneLanguage(entry) : entry]],
  );
  const isRow =
    plan.kind === 'object' &&
    (plan.fields.length > 0 || Object.values(plan.parts).some((part) => part?.kind === 'texts'));
  return wrapped(given, v.object({ ...Object.fromEntries(shown), ...(isRow && IN_ONE_LANGUAGE) }));
}

const shapes = new WeakMap<v.GenericSchema, v.GenericSchema>();
/** The schema of an answer in one language. */
export function oneLanguage<T>(
  schema: v.GenericSchema<unknown, T>,
): v.GenericSchema<unknown, InLanguage<T>> {
  const known = shapes.get(schema) ?? shapeOf(schema);
  shapes.set(schema, known);
  return known as v.GenericSchema<unknown, InLanguage<T>>;
}
