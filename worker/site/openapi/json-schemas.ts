import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { JsonSchema } from '#core/http/description/openapi-types.ts';

/**
 * The input of a schema is not always what a client should send: forms send numbers as text, for example. In the contract `v.metadata({
 * jsonSchema })` adds keywords to the description of a schema, and `v.metadata({ sentAs })` describes another schema instead.
 */
const tell: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) => {
  const { metadata } = valibotAction as {
    metadata?: { jsonSchema?: JsonSchema; sentAs?: v.GenericSchema };
  };
  if (metadata?.sentAs) return inline(metadata.sentAs, 'input') as typeof jsonSchema;
  if (!metadata?.jsonSchema) return undefined;
  // The converter copies all metadata; `jsonSchema` is no keyword of JSON Schema.
  const { jsonSchema: _metadata, ...rest } = jsonSchema as JsonSchema & { jsonSchema?: unknown };
  return { ...rest, ...metadata.jsonSchema } as typeof jsonSchema;
};

/** A field whose default is refused is required: the default only determines the error message. Blank defaults are omitted. */
const demand: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if (
    (valibotSchema.type === 'optional' || valibotSchema.type === 'nullish') &&
    jsonSchema.default === ''
  ) {
    const { default: _blank, ...rest } = jsonSchema;
    return rest;
  }
  if (!('entries' in valibotSchema)) return undefined;
  const needed = Object.entries(valibotSchema.entries as Record<string, v.GenericSchema>).filter(
    ([, entry]) => {
      const { wrapped, default: value } = entry as { wrapped?: v.GenericSchema; default?: unknown };
      return wrapped !== undefined && value !== undefined && !v.is(wrapped, value);
    },
  );
  if (needed.length === 0) return undefined;
  const properties = { ...jsonSchema.properties };
  for (const [name] of needed) {
    const { default: _refused, ...rest } = properties[name] as JsonSchema;
    properties[name] = rest;
  }
  return {
    ...jsonSchema,
    properties,
    required: [...(jsonSchema.required ?? []), ...needed.map(([name]) => name)],
  };
};

const config = (typeMode: 'input' | 'output'): ConversionConfig => ({
  typeMode,
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideAction: tell,
  overrideSchema: demand,
});

/** A standalone schema without references. */
export function inline(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const {
    $schema: _schema,
    $defs: _defs,
    ...json
  } = toJsonSchema(schema, { ...config(typeMode), definitions: {} });
  return json as JsonSchema;
}

const REFERENCE = '#/components/schemas/';
const reference = (name: string): JsonSchema => ({ $ref: REFERENCE + name });
const isName = (text: string) => /^[A-Za-z]/.test(text);

type Mode = 'input' | 'output';
/** What the handlers' resolvers ask for (`worker/core/http/description/describe-route.ts`). */
type ReferOptions = { typeMode?: Mode; isInline?: boolean };

/**
 * Collects the schemas of all operations and converts them at once, so that they can refer to one another. Until an operation gives its
 * name to a schema, references hold a number.
 */
export class SchemaBook {
  private readonly names: Record<Mode, Map<v.GenericSchema, string>>;
  private readonly unnamed: { schema: v.GenericSchema; mode: Mode }[] = [];

  constructor(named: Record<Mode, Readonly<Record<string, v.GenericSchema>>>) {
    const namesOf = (mode: Mode) =>
      new Map(Object.entries(named[mode]).map(([name, schema]) => [schema, name]));
    this.names = { input: namesOf('input'), output: namesOf('output') };
  }

  refer(
    schema: v.GenericSchema,
    { typeMode = 'input', isInline = false }: ReferOptions = {},
  ): JsonSchema {
    if (isInline) return inline(schema, typeMode);
    const name = this.names[typeMode].get(schema);
    if (name !== undefined) return reference(name);
    if (typeMode === 'input' && isIntersection(schema))
      return { allOf: schema.options.map((one) => this.refer(one, { typeMode })) };
    return reference(String(this.unnamed.push({ schema, mode: typeMode }) - 1));
  }

  /** The same reference by a name: `fallback` when the schema has none yet. */
  named(schema: JsonSchema, fallback: string): JsonSchema {
    if (Array.isArray(schema.allOf))
      return {
        allOf: (schema.allOf as JsonSchema[]).map((one, index) =>
          this.named(one, `${fallback}${index || ''}`),
        ),
      };
    const found =
      typeof schema.$ref === 'string'
        ? this.unnamed[Number(schema.$ref.slice(REFERENCE.length))]
        : undefined;
    if (!found) return schema;
    const names = this.names[found.mode];
    const name = names.get(found.schema) ?? fallback;
    names.set(found.schema, name);
    return reference(name);
  }

  components(): Record<string, JsonSchema> {
    return { ...this.converted('input'), ...this.converted('output') };
  }

  private converted(mode: Mode): Record<string, JsonSchema> {
    const definitions = Object.fromEntries(
      [...this.names[mode]].map(([schema, name]) => [name, schema]),
    );
    const converted = toJsonSchemaDefs(definitions, {
      ...config(mode),
      overrideRef: ({ referenceId }) => REFERENCE + referenceId,
    });
    // Remains of `v.lazy` are numbered.
    return Object.fromEntries(Object.entries(converted).filter(([name]) => isName(name))) as Record<
      string,
      JsonSchema
    >;
  }
}

const isIntersection = (
  schema: v.GenericSchema,
): schema is v.GenericSchema & { options: v.GenericSchema[] } => schema.type === 'intersect';
