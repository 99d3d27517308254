import { type Described, type Description, describedOperations } from './description.ts';
import { type DayKind, dayKind } from './far-days.ts';
import type { JsonSchema } from './from-schema.ts';

/** A text of a request that names a day. `path`: its name, dotted within a body. */
export type DayField = { place: 'path' | 'query' | 'body'; path: string; kind: DayKind };
export type DayOperation = Described & { days: DayField[] };

const DEEPEST = 8;
const TEXTS: Readonly<Record<string, string>> = {
  email: 'guest@example.com',
  uuid: '7f3c2b8e-6a41-4d39-9c57-2e1b7a80d6f3',
  uri: 'https://example.com/',
  date: '2027-06-12',
  'date-time': '2027-06-12T10:00:00Z',
};
const EXAMPLES = { day: '2027-06-12', month: '2027-06', instant: '2027-06-12T10:00:00Z' };

/** The requests that a description allows, with the days in them. */
export class DescribedDays {
  constructor(private readonly description: Description) {}

  operations(): DayOperation[] {
    const all = describedOperations(this.description).flatMap((one) =>
      one.body ? this.variants(one.body).map((body) => ({ ...one, body })) : [one],
    );
    return all.map((one) => {
      const named = one.parameters.flatMap(({ name, in: place, schema }): DayField[] => {
        const kind = dayKind(schema);
        return kind && (place === 'path' || place === 'query') ? [{ place, path: name, kind }] : [];
      });
      const inBody = one.body ? this.daysIn(one.body) : [];
      return {
        ...one,
        days: [...named, ...new Map(inBody.map((day) => [day.path, day])).values()],
      };
    });
  }

  /** The request with a text of its kind in each of the days of a place, and examples in all else. */
  request(
    { path, parameters, body, days }: DayOperation,
    place: DayField['place'],
    textOf: (kind: DayKind) => string,
  ) {
    const asked = days.filter((one) => one.place === place);
    const address = (path.match(/\{\w+\}/g) ?? []).reduce((all, braced) => {
      const parameter = parameters.find(
        ({ name, in: where }) => where === 'path' && `{${name}}` === braced,
      );
      const kind = parameter && dayKind(parameter.schema);
      const example = kind
        ? place === 'path'
          ? textOf(kind)
          : EXAMPLES[kind]
        : braced === '{time}'
          ? '10:00'
          : '1';
      return all.replace(braced, encodeURIComponent(example));
    }, path);
    const query = new URLSearchParams(
      place === 'query' ? asked.map((one) => [one.path, textOf(one.kind)]) : [],
    );
    const example = body && this.example(place === 'body' ? this.withDays(body, asked) : body);
    const sent =
      place === 'body'
        ? asked.reduce((all, one) => put(all, one.path.split('.'), textOf(one.kind)), example)
        : example;
    return { address: query.size > 0 ? `${address}?${query}` : address, body: sent };
  }

  private resolved(schema: JsonSchema): JsonSchema {
    return typeof schema.$ref === 'string'
      ? (this.description.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
      : schema;
  }

  private choices(schema: JsonSchema): JsonSchema[] | undefined {
    const all = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
    return all
      ?.map((one) => this.resolved(one))
      .filter(({ type, const: value }) => type !== 'null' && value !== null);
  }

  /** A body for each kind of what its lists can have, where several kinds have days. */
  private variants(sent: JsonSchema, depth = 0): JsonSchema[] {
    const schema = this.resolved(sent);
    if (depth > DEEPEST) return [sent];
    if (schema.type === 'array') {
      const items = (schema.items ?? {}) as JsonSchema;
      const kinds = (this.choices(this.resolved(items)) ?? []).filter(
        (one) => this.daysIn(one).length > 0,
      );
      return kinds.length > 1 ? kinds.map((one) => ({ type: 'array', items: one })) : [sent];
    }
    if (schema.type !== 'object') return [sent];
    const { examples: _ofOneKind, ...plain } = schema;
    for (const [name, one] of propertiesOf(schema)) {
      const found = this.variants(one, depth + 1);
      if (found.length > 1)
        return found.map((value) => ({
          ...plain,
          properties: { ...(schema.properties as object), [name]: value },
        }));
    }
    return [sent];
  }

  /** Of alternatives the one with the most of the days. */
  private withDays(sent: JsonSchema, asked: readonly DayField[]): JsonSchema {
    const schema = this.resolved(sent);
    const matching = (one: JsonSchema) =>
      this.daysIn(one).filter(({ path }) => asked.some((day) => day.path === path)).length;
    return (
      this.choices(schema)?.toSorted((one, other) => matching(other) - matching(one))[0] ?? schema
    );
  }

  private daysIn(sent: JsonSchema, path: string[] = []): DayField[] {
    const schema = this.resolved(sent);
    if (path.length > DEEPEST) return [];
    const several = this.choices(schema) ?? (schema.allOf as JsonSchema[] | undefined);
    if (several) return several.flatMap((one) => this.daysIn(one, path));
    if (schema.type === 'object')
      return propertiesOf(schema).flatMap(([name, one]) => this.daysIn(one, [...path, name]));
    if (schema.type === 'array')
      return this.daysIn((schema.items ?? {}) as JsonSchema, [...path, '0']);
    const kind = dayKind(schema);
    return kind ? [{ place: 'body', path: path.join('.'), kind }] : [];
  }

  /** A value of the schema, with all fields. */
  private example(sent: JsonSchema, depth = 0): unknown {
    const schema = this.resolved(sent);
    if (depth > DEEPEST) return null;
    if ('const' in schema) return schema.const;
    if (Array.isArray(schema.examples)) return schema.examples[0];
    if (Array.isArray(schema.enum)) return schema.enum[0];
    if (Array.isArray(schema.allOf))
      return Object.assign({}, ...schema.allOf.map((one: JsonSchema) => this.example(one, depth)));
    const choice = this.choices(schema)?.[0];
    if (choice) return this.example(choice, depth);
    switch (schema.type) {
      case 'object':
        return Object.fromEntries(
          propertiesOf(schema).map(([name, one]) => [name, this.example(one, depth + 1)]),
        );
      case 'array':
        return [this.example((schema.items ?? {}) as JsonSchema, depth + 1)];
      case 'integer':
      case 'number':
        return Math.max(1, Number(schema.minimum ?? 1));
      case 'boolean':
        return true;
      case 'string':
        return (
          TEXTS[String(schema.format)] ?? 'x'.repeat(Math.max(1, Number(schema.minLength ?? 1)))
        );
      default:
        return null;
    }
  }
}

const propertiesOf = (schema: JsonSchema) =>
  Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);

/** The value with the text at the path; what is missing on the way is made. */
function put(value: unknown, [step = '', ...rest]: string[], text: string): unknown {
  const inner = (value as Record<string, unknown> | null)?.[step];
  const next = rest.length === 0 ? text : put(inner, rest, text);
  return step === '0' ? [next] : { ...(value as object | null), [step]: next };
}
