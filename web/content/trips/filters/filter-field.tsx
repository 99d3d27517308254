import { type ChangeEvent, type ReactNode, useId, useState } from 'react';

export const LABEL = 'mb-1 block text-sm font-semibold text-deep-900';
export const CONTROL = 'h-12 w-full min-w-0 rounded-xl border border-limestone-400 bg-white px-3';

/** Value of a field: the URL's, until it is edited or the URL changes (links, back and forward). */
export function useFollowing(value: string) {
  const [shown, setShown] = useState(value);
  const [followed, setFollowed] = useState(value);
  if (followed !== value) {
    setFollowed(value);
    setShown(value);
  }
  return [shown, setShown] as const;
}

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  onApply: (form: HTMLFormElement) => void;
  children: ReactNode;
};

/** Applies on change; without scripts by the button. */
export function Choice({ label, name, value, onApply, children }: ChoiceProps) {
  const id = useId();
  const [shown, setShown] = useFollowing(value);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    const { form, value: chosen } = currentTarget;
    setShown(chosen);
    if (form) onApply(form);
  };
  return (
    <div className="min-h-18 min-w-0">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select id={id} name={name} value={shown} onChange={onChange} className={CONTROL}>
        {children}
      </select>
    </div>
  );
}
