import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { tidyClock } from '#contract/texts/tidy-text.ts';
import { COMPACT_CONTROL, CONTROL, type Control, SHORT } from './controls.tsx';

type TimeInputProps = Control<string> & {
  /** As wide as a time. */
  isCompact?: boolean;
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>;

/** A time of day as people write it (`10`, `10.30`, `10h30`, `1030`, `9 Uhr`), shown as `HH:MM` when it is left. What is no time is sent as it is, and refused. */
export function TimeInput({ value, onChange, isCompact = false, ...props }: TimeInputProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(value);
    sent.current = value;
  }, [value]);
  return (
    <input
      autoComplete="off"
      placeholder="10:30"
      {...props}
      type="text"
      size={isCompact ? 6 : undefined}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        sent.current = tidyClock(event.target.value);
        onChange(sent.current);
      }}
      onBlur={() => setText(sent.current)}
      className={isCompact ? COMPACT_CONTROL : `${CONTROL} ${SHORT}`}
    />
  );
}
