import type { ButtonHTMLAttributes, ReactNode } from 'react';

const LOOKS = {
  /** One of several choices in a row. */
  pill: 'inline-flex items-center gap-2 border border-deep-800/25 text-sm aria-pressed:border-deep-800 aria-pressed:bg-deep-800 aria-pressed:text-white',
  /** A part of a switch on a grey ground. */
  part: 'aria-pressed:bg-white aria-pressed:shadow-card',
};
/** The ground of a switch. */
export const SWITCH = 'inline-flex rounded-full bg-limestone-200 p-1';

type ToggleProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: ReactNode;
  isOn: boolean;
  look?: keyof typeof LOOKS;
};

/** A button that shows whether its choice is on. */
export const Toggle = ({ label, isOn, look = 'pill', className = '', ...props }: ToggleProps) => (
  <button
    type="button"
    {...props}
    aria-pressed={isOn}
    className={`min-h-11 rounded-full px-4 font-semibold text-deep-800 ${LOOKS[look]} ${className}`}
  >
    {label}
  </button>
);
