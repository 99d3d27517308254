import type { ComponentProps } from 'react';
import { NumberField } from '#admin/frame/fields/fields.tsx';

type PercentFieldProps = Omit<ComponentProps<typeof NumberField>, 'value' | 'onChange'> & {
  value: number;
  onChange: (bp: number) => void;
};

/** A percentage with up to two decimals, stored in hundredths of a percent. */
export const PercentField = ({ value, onChange, ...props }: PercentFieldProps) => (
  <NumberField
    {...props}
    value={value / 100}
    onChange={(percent) => onChange(Math.round((percent ?? 0) * 100))}
  />
);
