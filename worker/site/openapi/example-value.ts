import type { JsonSchema } from '#core/http/description/openapi-types.ts';

/** A day in June of next year, so that examples are in the future. */
const nextJune = () => `${new Date().getUTCFullYear() + 1}-06-12`;
const BY_FORMAT: Readonly<Record<string, () => string>> = {
  date: nextJune,
  'date-time': () => `${nextJune()}T08:00:00.000Z`,
  email: () => 'guest@example.com',
  uri: () => 'https://example.com/',
  uuid: () => '00000000-0000-4000-8000-000000000000',
};
/** Example texts that satisfy a pattern, by the field's name. */
const BY_NAME: Readonly<Record<string, string>> = {
  slug: 'an-example',
  code: 'an-example',
  email: 'guest@example.com',
  flight: 'VY3726',
  image: 'cala-pregonda.0123456789abcdef.jpg',
};

/** A value that satisfies the schema: required fields of objects, and the first of alternatives. */
export function exampleValue(
  schema: JsonSchema,
  resolve: (reference: string) => JsonSchema,
  name = '',
): unknown {
  if (typeof schema.$ref === 'string') return exampleValue(resolve(schema.$ref), resolve, name);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (Array.isArray(schema.allOf))
    return Object.assign(
      {},
      ...(schema.allOf as JsonSchema[]).map((one) => exampleValue(one, resolve, name) as object),
    );
  const [choice] = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];
  if (choice) return exampleValue(choice, resolve, name);
  switch (schema.type) {
    case 'object': {
      const required = new Set((schema.required ?? []) as string[]);
      const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
      return Object.fromEntries(
        properties
          .filter(([key]) => required.has(key))
          .map(([key, one]) => [key, exampleValue(one, resolve, key)]),
      );
    }
    case 'array':
      return Number(schema.minItems ?? 0) > 0
        ? [exampleValue((schema.items ?? {}) as JsonSchema, resolve, name)]
        : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return BY_FORMAT[String(schema.format)]?.() ?? BY_NAME[name] ?? 'text';
    default:
      return null;
  }
}
