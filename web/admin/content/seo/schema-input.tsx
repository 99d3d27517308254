import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import type { FieldErrorCode } from '#contract/problem.ts';

type Schema = Record<string, unknown> | null;
type SchemaInputProps = {
  value: Schema;
  onChange: (schema: Schema) => void;
  error?: FieldErrorCode | undefined;
};

const written = (schema: Schema) => (schema === null ? '' : JSON.stringify(schema, null, 2));

/** Valid structured data is one JSON object with a type. */
export function readSchema(text: string): Schema | 'json' | 'object' | 'type' {
  if (text.trim() === '') return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'json';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'object';
  return typeof (value as Record<string, unknown>)['@type'] === 'string'
    ? (value as Schema)
    : 'type';
}

/** Structured data as JSON; invalid input shows an error and stays in the field, while the record holds the last valid value. */
export function SchemaInput({ value, onChange, error }: SchemaInputProps) {
  const { t } = useTranslation('admin-area');
  const [text, setText] = useState(written(value));
  const sent = useRef(value);
  useEffect(() => {
    if (JSON.stringify(value) !== JSON.stringify(sent.current)) setText(written(value));
    sent.current = value;
  }, [value]);
  const read = readSchema(text);
  const problem =
    read === 'json'
      ? t('seo.schema_json')
      : read === 'object'
        ? t('seo.schema_object')
        : read === 'type'
          ? t('seo.schema_type')
          : undefined;
  return (
    <AreaField
      label={t('seo.schema')}
      error={error}
      hint={
        problem ? (
          <span className="font-semibold text-danger">{problem}</span>
        ) : (
          t('seo.schema_hint')
        )
      }
      aria-invalid={problem || error ? true : undefined}
      spellCheck={false}
      rows={6}
      className="font-mono text-sm"
      value={text}
      onChange={(typed) => {
        setText(typed);
        const schema = readSchema(typed);
        if (typeof schema === 'string') return;
        sent.current = schema;
        onChange(schema);
      }}
    />
  );
}
