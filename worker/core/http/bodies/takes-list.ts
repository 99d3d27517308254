import * as v from 'valibot';

type Inside = {
  wrapped?: v.GenericSchema;
  options?: readonly unknown[];
  entries?: Record<string, v.GenericSchema>;
};

/** Whether a schema has a list at the end of this path: repeated fields of a form are then its items. */
export function takesList(schema: v.GenericSchema, [name, ...rest]: readonly string[]): boolean {
  const names = name === undefined ? [] : [name, ...rest];
  const { sentAs } = v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]) as {
    sentAs?: v.GenericSchema;
  };
  if (sentAs) return takesList(sentAs, names);
  const { wrapped, options, entries } = schema as Inside;
  if (wrapped) return takesList(wrapped, names);
  if (schema.type === 'union')
    return (options as v.GenericSchema[]).some((one) => takesList(one, names));
  if (name === undefined) return schema.type === 'array';
  const entry = entries && Object.hasOwn(entries, name) ? entries[name] : undefined;
  return entry !== undefined && takesList(entry, rest);
}
