import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useFollowedField } from '#base/ui/behaviour/use-followed-field.ts';

export const LABEL = 'mb-1 block text-sm font-semibold text-deep-900';
export const CONTROL = 'h-12 w-full min-w-0 rounded-xl border border-limestone-400 bg-white px-3';

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  onApply: (form: HTMLFormElement) => void;
  className?: string;
  children: ReactNode;
};

/** Applies on change; without scripts by the button. */
export function Choice({ label, name, value, onApply, className = '', children }: ChoiceProps) {
  const id = useId();
  const [field, shown, setShown] = useFollowedField<HTMLSelectElement>(value);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { form, value: chosen } = currentTarget;
    setShown(chosen);
    if (form) onApply(form);
  };
  return (
    <div className={`min-h-18 min-w-0 ${className}`}>
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select ref={field} id={id} name={name} value={shown} onChange={onChange} className={CONTROL}>
        {children}
      </select>
    </div>
  );
}
