import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { LOCALES } from '#base/i18n/formats/format.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { parseMoney } from '#contract/texts/parse-money.ts';
import { CONTROL, type Control, SHORT } from './controls.tsx';

type MoneyInputProps = Control<number | null> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'>;

/** An amount in euros, stored as cents; null when empty or invalid. Accepts `12,5`, `12.50 €` and similar. */
export function MoneyInput({ value, onChange, className = '', ...props }: MoneyInputProps) {
  const language = useLanguage();
  const format = (cents: number | null) =>
    cents === null
      ? ''
      : new Intl.NumberFormat(LOCALES[language], {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
          useGrouping: false,
        }).format(cents / 100);
  const [text, setText] = useState(() => format(value));
  const sent = useRef(value);
  useEffect(() => {
    if (value !== sent.current) setText(format(value));
    sent.current = value;
  });
  return (
    <span className={`relative block ${SHORT} ${className}`}>
      <input
        inputMode="decimal"
        {...props}
        type="text"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          sent.current = parseMoney(event.target.value) ?? null;
          onChange(sent.current);
        }}
        onBlur={() => setText(format(value))}
        className={`${CONTROL} pr-9 text-right tabular-nums`}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-stone"
      >
        €
      </span>
    </span>
  );
}
