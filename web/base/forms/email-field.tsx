import { EmailHint } from './email-hint.tsx';
import { TextField } from './fields.tsx';

type EmailFieldProps = Omit<Parameters<typeof TextField>[0], 'type'>;

/** A field for a visitor's e-mail address. */
export const EmailField = (props: EmailFieldProps) => (
  <div>
    <TextField autoComplete="email" maxLength={254} {...props} type="email" />
    <EmailHint
      typed={props.form.values[props.name] ?? ''}
      onTake={(email) => props.form.set(props.name, email)}
    />
  </div>
);
