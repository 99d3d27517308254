import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';

export type JsonSchema = { [keyword: string]: unknown };

/**
 * The input of a schema is not always what a client should send: forms send numbers as text, for example. In the contract `v.metadata({
 * jsonSchema })` adds keywords to the description of a schema, and `v.metadata({ sentAs })` describes another schema instead.
 */
const tell: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) => {
  const { metadata } = valibotAction as { metadata?: { jsonSchema?: JsonSchema; sentAs?: v.GenericSchema } };
  if (metadata?.sentAs) return inline(metadata.sentAs, 'input') as typeof jsonSchema;
  if (metadata?.jsonSchema) return { ...jsonSchema, ...metadata.jsonSchema } as typeof jsonSchema;
  return undefined;
};

/** A field whose default is refused is required: the default only determines the error message. Blank defaults are omitted. */
const demand: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if ((valibotSchema.type === 'optional' || valibotSchema.type === 'nullish') && jsonSchema.default === '') {
    const { default: _blank, ...rest } = jsonSchema;
    return rest;
  }
  if (!('entries' in valibotSchema)) return undefined;
  const needed = Object.entries(valibotSchema.entries as Record<string, v.GenericSchema>).filter(([, entry]) => {
    const { wrapped, default: value } = entry as { wrapped?: v.GenericSchema; default?: unknown };
    return wrapped !== undefined && value !== undefined && !v.is(wrapped, value);
  });
  if (needed.length === 0) return undefined;
  const properties = { ...jsonSchema.properties };
  for (const [name] of needed) {
    const { default: _refused, ...rest } = properties[name] as JsonSchema;
    properties[name] = rest;
  }
  return { ...jsonSchema, properties, required: [...(jsonSchema.required ?? []), ...needed.map(([name]) => name)] };
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
  const { $schema: _schema, $defs: _defs, ...json } = toJsonSchema(schema, { ...config(typeMode), definitions: {} });
  return json as JsonSchema;
}

const REFERENCE = '#/components/schemas/';
const isName = (text: string) => /^[A-Za-z]/.test(text);

/** Collects named schemas while operations are described, and converts them all at once, so that they can refer to one another. */
export class SchemaBook {
  private readonly names = new Map<v.GenericSchema, string>();
  private readonly typeMode: 'input' | 'output';

  constructor(typeMode: 'input' | 'output', named: Readonly<Record<string, v.GenericSchema>>) {
    this.typeMode = typeMode;
    for (const [name, schema] of Object.entries(named)) this.names.set(schema, name);
  }

  /** A reference to the schema; `fallback` is its name when there is no other. */
  refer(schema: v.GenericSchema, fallback: string): JsonSchema {
    const name = this.names.get(schema) ?? fallback;
    this.names.set(schema, name);
    return { $ref: REFERENCE + name };
  }

  components(): Record<string, JsonSchema> {
    const definitions = Object.fromEntries([...this.names].map(([schema, name]) => [name, schema]));
    const converted = toJsonSchemaDefs(definitions, {
      ...config(this.typeMode),
      overrideRef: ({ referenceId }) => REFERENCE + referenceId,
    });
    // Remains of `v.lazy` are numbered.
    return Object.fromEntries(Object.entries(converted).filter(([name]) => isName(name))) as Record<string, JsonSchema>;
  }
}
