import * as fc from 'fast-check';
import { TAG_PLACE, TAGGED_FIELDS } from '../tags.ts';
import { FAR_DAYS, IMPOSSIBLE_DAYS } from './far-days.ts';
import { hostileKey, hostileNumber, hostileText, hostileValue, spoiled } from './hostile.ts';

export type JsonSchema = { [keyword: string]: unknown };
export type Schemas = Record<string, JsonSchema>;

const REFERENCE = '#/components/schemas/';
/** Percentage of invalid fields, and of texts that contain an invisible character. */
const WRONG_PERCENT = 6;
const SPOILED_PERCENT = 4;
/** Longer texts stay unchanged, because they may already have the maximum length. */
const TAGGED_LENGTH = 60;

const day = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
/** Now and then a day beyond the horizon, or none. */
const orFar = (good: fc.Arbitrary<string>, far: readonly string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 1, arbitrary: fc.constantFrom(...far, ...IMPOSSIBLE_DAYS) },
  );
const BY_FORMAT: Record<string, fc.Arbitrary<string>> = {
  date: orFar(day, FAR_DAYS.day),
  'date-time': orFar(
    day.map((date) => `${date}T10:00:00.000Z`),
    FAR_DAYS.instant,
  ),
  email: fc.integer({ min: 1, max: 500 }).map((n) => `guest${n}@example.com`),
  uri: fc.constantFrom('https://example.com/', 'http://127.0.0.1:1/', 'javascript:alert(1)'),
  uuid: fc.uuid(),
};
const BY_NAME: Record<string, fc.Arbitrary<string>> = {
  email: BY_FORMAT.email as fc.Arbitrary<string>,
  phone: fc.constantFrom('+34 600 123 456', '+49 170 1234567', '12345', ''),
  flight: fc.constantFrom('VY3726', 'FR 1', '', 'nonsense'),
  vehicle: fc.constantFrom('standard', 'minivan', 'minibus', 'vip'),
};

const number = (schema: JsonSchema, isInteger: boolean): fc.Arbitrary<number> => {
  const min = Number(schema.minimum ?? -1000);
  const max = Number(schema.maximum ?? Math.max(min, 0) + 1000);
  const edges = fc.constantFrom(min, max, min - 1, max + 1);
  const inside = isInteger
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
  // Small numbers are existing ids and versions.
  const small = fc.integer({
    min: Math.max(Math.ceil(min), 0),
    max: Math.min(Math.floor(max), Math.max(Math.ceil(min), 0) + 12),
  });
  return fc.oneof(
    { weight: 6, arbitrary: small },
    { weight: 2, arbitrary: inside },
    { weight: 1, arbitrary: edges },
  );
};

function text(schema: JsonSchema, name: string): fc.Arbitrary<string> {
  const format = BY_FORMAT[String(schema.format)] ?? BY_NAME[name];
  if (format) return format;
  if (typeof schema.pattern === 'string') {
    try {
      return fc.stringMatching(new RegExp(schema.pattern, 'u'));
    } catch {
      return hostileText;
    }
  }
  const longest = Math.min(Number(schema.maxLength ?? 60), 60);
  const usual = fc.string({
    unit: 'grapheme',
    minLength: Math.min(Number(schema.minLength ?? 0), longest),
    maxLength: longest,
  });
  const limit = Number(schema.maxLength ?? 0);
  const atLimit = fc.constantFrom('x'.repeat(limit), 'x'.repeat(limit + 1), '😀'.repeat(limit));
  return limit > 0 && limit < 100_000
    ? fc.oneof({ weight: 20, arbitrary: usual }, { weight: 1, arbitrary: atLimit })
    : usual;
}

/** Generates values from a schema, now and then with a fault in them. */
export class SchemaValues {
  private readonly made = new Map<string, fc.Arbitrary<unknown>>();

  /** `real`: existing values of the installation by field name. */
  constructor(
    private readonly schemas: Schemas,
    private readonly real: Readonly<Record<string, readonly string[]>> = {},
  ) {}

  of(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 100 - WRONG_PERCENT, arbitrary: this.good(schema, name) },
      { weight: WRONG_PERCENT, arbitrary: hostileValue },
    );
  }

  private good(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    if (typeof schema.$ref === 'string') return this.named(schema.$ref.slice(REFERENCE.length));
    if ('const' in schema) return fc.constant(schema.const);
    if (Array.isArray(schema.enum)) return fc.constantFrom<unknown>(...schema.enum);
    if (Array.isArray(schema.allOf))
      return fc
        .tuple(...(schema.allOf as JsonSchema[]).map((one) => this.good(one, name)))
        .map((parts) => Object.assign({}, ...parts) as unknown);
    const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
    if (choices) return fc.oneof(...choices.map((one) => this.good(one, name)));
    switch (schema.type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return fc.array(this.of((schema.items ?? {}) as JsonSchema, name), {
          minLength: Math.min(Number(schema.minItems ?? 0), 3),
          maxLength: 4,
        });
      case 'integer':
        return number(schema, true);
      case 'number':
        return fc.oneof(
          { weight: 9, arbitrary: number(schema, false) },
          { weight: 1, arbitrary: hostileNumber },
        );
      case 'boolean':
        return fc.boolean();
      case 'string':
        return this.marked(this.realOr(text(schema, name), name), name);
      default:
        return hostileValue;
    }
  }

  /** Now and then spoiled; free text gets a placeholder for the request's tag. */
  private marked(good: fc.Arbitrary<string>, name: string): fc.Arbitrary<string> {
    const words = TAGGED_FIELDS.has(name)
      ? good.map((one) => (one.length > TAGGED_LENGTH ? one : `${one} ${TAG_PLACE}`))
      : good;
    return fc.oneof(
      { weight: 100 - SPOILED_PERCENT, arbitrary: words },
      { weight: SPOILED_PERCENT, arbitrary: spoiled(words) },
    );
  }

  private realOr(other: fc.Arbitrary<string>, name: string): fc.Arbitrary<string> {
    const real = Object.hasOwn(this.real, name) ? this.real[name] : undefined;
    if (!real?.length) return other;
    return fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...real) },
      { weight: 1, arbitrary: other },
    );
  }

  private named(name: string): fc.Arbitrary<unknown> {
    const known = this.made.get(name);
    if (known) return known;
    const made = this.good(this.schemas[name] ?? {}, name);
    this.made.set(name, made);
    return made;
  }

  private object(schema: JsonSchema): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    if (properties.length === 0)
      return fc.dictionary(fc.oneof(hostileKey, fc.string({ maxLength: 8 })), hostileValue, {
        maxKeys: 4,
      });
    const required = new Set((schema.required ?? []) as string[]);
    const model = Object.fromEntries(properties.map(([key, one]) => [key, this.of(one, key)]));
    const complete = fc.record(model, { requiredKeys: [...required] });
    const lacking = fc.record(model, { requiredKeys: [] });
    const more = fc
      .tuple(complete, hostileKey, hostileValue)
      .map(([value, key, extra]) => ({ ...value, [key]: extra }));
    return fc.oneof(
      { weight: 16, arbitrary: complete },
      { weight: 1, arbitrary: lacking },
      { weight: 1, arbitrary: more },
    );
  }
}
