import type {
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { instantOf, wallTime } from '#contract/menorca-time.ts';
import { useFieldLabel } from './field.tsx';

const LOOK =
  'rounded-xl border border-limestone-400 bg-white px-3.5 py-2 min-h-11 text-ellipsis placeholder:text-stone aria-[invalid=true]:border-danger aria-[invalid=true]:border-2 disabled:bg-limestone-100 disabled:text-stone';
export const CONTROL = `w-full ${LOOK}`;
/** Of numbers, dates and times, whose texts are short. */
export const SHORT = 'md:max-w-52';
const SHORT_TYPES = new Set<unknown>(['date', 'month', 'time', 'number']);
/** As wide as its text: for the tools above a list. */
export const COMPACT_CONTROL = `max-w-full ${LOOK}`;

/** Value and change handler of a control; fields and translated fields pass these on. */
export type Control<V> = { value: V; onChange: (value: V) => void };

export const TextInput = ({
  value,
  onChange,
  ...props
}: Control<string> & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'>) => (
  <input
    type="text"
    {...props}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    className={`${CONTROL} ${SHORT_TYPES.has(props.type) ? SHORT : ''}`}
  />
);

/** Grows with its content. */
export function TextArea({
  value,
  onChange,
  rows = 3,
  className = '',
  ...props
}: Control<string> & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>) {
  return (
    <textarea
      {...props}
      rows={rows}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${CONTROL} field-sizing-content max-h-[32rem] leading-relaxed max-sm:max-h-56 ${className}`}
    />
  );
}

/** A number, or null when empty; the typed text is normalised on blur. */
export function NumberInput({
  value,
  onChange,
  ...props
}: Control<number | null> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value === null ? '' : String(value));
    sent.current = value;
  }, [value]);
  return (
    <input
      inputMode="decimal"
      {...props}
      type="text"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        const number = Number(event.target.value.trim().replace(',', '.'));
        sent.current = event.target.value.trim() === '' || Number.isNaN(number) ? null : number;
        onChange(sent.current);
      }}
      onBlur={() => setText(value === null ? '' : String(value))}
      className={`${CONTROL} ${SHORT}`}
    />
  );
}

export const Select = <V extends string>({
  value,
  onChange,
  children,
  ...props
}: Control<V> & { children: ReactNode } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'value' | 'onChange'
  >) => (
  <select
    {...props}
    value={value}
    onChange={(event) => onChange(event.target.value as V)}
    className={CONTROL}
  >
    {children}
  </select>
);

type CheckboxProps = Control<boolean> & {
  /** Name in the API, from which the label follows if there is none. */
  field?: string;
  label?: ReactNode;
  hint?: ReactNode;
};

export function Checkbox({ value, onChange, field, label, hint }: CheckboxProps) {
  const id = useId();
  const fieldLabel = useFieldLabel(field);
  return (
    <div className="flex items-start gap-3" data-field={field}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1 size-5 shrink-0 accent-sea-700"
      />
      <div>
        <label htmlFor={id} className="font-semibold text-deep-900">
          {label ?? fieldLabel}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-stone">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

/** A list of short texts, one per line. Blank lines are dropped on blur. */
export function LinesInput({
  value,
  onChange,
  ...props
}: Control<string[]> & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange'>) {
  const [text, setText] = useState(value.join('\n'));
  const sent = useRef(value);
  useEffect(() => {
    if (JSON.stringify(value) !== JSON.stringify(sent.current)) setText(value.join('\n'));
    sent.current = value;
  }, [value]);
  const linesOf = (typed: string) =>
    typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  return (
    <TextArea
      {...props}
      value={text}
      onChange={(typed) => {
        setText(typed);
        sent.current = linesOf(typed);
        onChange(sent.current);
      }}
      onBlur={() => setText(linesOf(text).join('\n'))}
    />
  );
}

/** An instant in the island's time zone, formatted for `datetime-local`: `YYYY-MM-DDTHH:MM`. */
const toWall = (iso: string) => {
  const { date, time } = wallTime(new Date(iso));
  return `${date}T${time}`;
};
const fromWall = (typed: string) => {
  const [date = '', time = ''] = typed.split('T');
  const instant = instantOf({ date, time });
  return instant instanceof Date ? instant.toISOString() : null;
};

/** An instant (ISO 8601, UTC) picked in the island's time zone. Null when empty or in the hour that summer time skips. */
export const InstantInput = ({
  value,
  onChange,
  ...props
}: Control<string | null> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>) => (
  <input
    {...props}
    type="datetime-local"
    value={value === null ? '' : toWall(value)}
    onChange={(event) => onChange(fromWall(event.target.value))}
    className={`${CONTROL} md:max-w-64`}
  />
);
