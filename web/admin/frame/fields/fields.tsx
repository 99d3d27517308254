import type { ComponentProps } from 'react';
import { useRights } from '../behaviour/use-rights.ts';
import { RowSelect } from '../list/row-select.tsx';
import {
  type Control,
  InstantInput,
  LinesInput,
  NumberInput,
  Select,
  TextArea,
  TextInput,
} from './controls.tsx';
import { Field, type FieldProps } from './field.tsx';
import { MoneyInput } from './money-input.tsx';
import { type Option, Options } from './options.tsx';
import { TimeInput } from './time-input.tsx';

// Each control with its label, hint and error. `editor.bind` gives a field its value.
type Frame = Omit<FieldProps, 'children' | 'hasHiddenLabel'>;

export const TextField = ({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof TextInput>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <TextInput {...tie} {...control} />}
  </Field>
);

export const AreaField = ({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof TextArea>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <TextArea {...tie} {...control} />}
  </Field>
);

export const LinesField = ({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof LinesInput>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <LinesInput {...tie} {...control} />}
  </Field>
);

type NumberProps = Frame & ComponentProps<typeof NumberInput>;

export const NumberField = ({ field, label, hint, error, aside, ...control }: NumberProps) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <NumberInput {...tie} {...control} />}
  </Field>
);

/** A number that is zero when it is empty. */
export const CountField = ({
  value,
  onChange,
  ...props
}: Omit<NumberProps, keyof Control<number>> & Control<number>) => (
  <NumberField {...props} value={value} onChange={(count) => onChange(count ?? 0)} />
);

export const MoneyField = ({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof MoneyInput>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <MoneyInput {...tie} {...control} />}
  </Field>
);

export const TimeField = ({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof TimeInput>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <TimeInput {...tie} {...control} />}
  </Field>
);

export const InstantField = ({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof InstantInput>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => <InstantInput {...tie} {...control} />}
  </Field>
);

type SelectProps<V extends string> = Frame &
  Control<V> & { options: readonly Option[] | undefined; disabled?: boolean };

export const SelectField = <V extends string>({
  field,
  label,
  hint,
  error,
  aside,
  options,
  ...control
}: SelectProps<V>) => (
  <Field {...{ field, label, hint, error, aside }}>
    {(tie) => (
      <Select {...tie} {...control}>
        <Options of={options} />
      </Select>
    )}
  </Field>
);

/** Selects another row by name. */
export function RowField({
  field,
  label,
  hint,
  error,
  aside,
  ...control
}: Frame & ComponentProps<typeof RowSelect>) {
  const { may } = useRights();
  if (!may('GET', String(control.api.list({}).queryKey[0]))) return null;
  return (
    <Field {...{ field, label, hint, error, aside }}>
      {(tie) => <RowSelect {...tie} {...control} />}
    </Field>
  );
}
