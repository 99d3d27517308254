import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminKey } from '../behaviour/paths.ts';
import { COMPACT_CONTROL, type Control, NumberInput } from './controls.tsx';
import { MINUTES_OF, SPAN_UNITS, type SpanUnit, unitOf } from './duration.ts';
import { Field, type FieldProps, useFieldLabel } from './field.tsx';
import { Options } from './options.tsx';

const UNIT_WORDS = {
  minute: 'span.minutes',
  hour: 'span.hours',
  day: 'span.days',
} as const satisfies Record<SpanUnit, AdminKey>;

type DurationFieldProps = Omit<FieldProps, 'children' | 'label'> &
  Control<number> & { label?: string };

/** A span that is stored in minutes, typed as minutes, hours or days. */
export function DurationField({ value, onChange, ...frame }: DurationFieldProps) {
  const { t } = useTranslation('admin-area');
  const label = useFieldLabel(frame.field, frame.label);
  const [unit, setUnit] = useState(() => unitOf(value));
  const sent = useRef(value);
  useEffect(() => {
    // Another value from outside, such as a revision, has a unit of its own.
    if (value !== sent.current) setUnit(unitOf(value));
    sent.current = value;
  }, [value]);
  const send = (amount: number, of: SpanUnit) => {
    sent.current = Math.round(amount * MINUTES_OF[of]);
    onChange(sent.current);
  };
  const amount = value / MINUTES_OF[unit];
  return (
    <Field {...frame}>
      {(tie) => (
        <div className="grid grid-cols-[minmax(4.5rem,1fr)_auto] gap-2 md:max-w-72">
          <NumberInput {...tie} value={amount} onChange={(typed) => send(typed ?? 0, unit)} />
          <select
            aria-label={t('span.unit_of', { field: label })}
            value={unit}
            onChange={({ target }) => {
              const next = SPAN_UNITS.find((one) => one === target.value) ?? unit;
              setUnit(next);
              send(amount, next);
            }}
            className={COMPACT_CONTROL}
          >
            <Options of={SPAN_UNITS.map((one) => [one, t(UNIT_WORDS[one])])} />
          </select>
        </div>
      )}
    </Field>
  );
}
