import { pictureUrl } from '#content/picture-url.ts';
import type { FieldErrorCode } from '#contract/problem.ts';
import { LinesInput, TextInput } from './controls.tsx';
import { Field } from './field.tsx';

type PictureFieldProps = {
  label: string;
  value: string | null;
  onChange: (path: string | null) => void;
  error?: FieldErrorCode | undefined;
  hint?: string;
};

export const PictureField = ({ label, value, onChange, error, hint }: PictureFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(tie) => (
      <div className="space-y-3">
        {value && <img src={pictureUrl(value, { width: 480 })} alt="" className="aspect-4/3 w-64 rounded-xl object-cover" />}
        <TextInput {...tie} value={value ?? ''} onChange={(path) => onChange(path || null)} />
      </div>
    )}
  </Field>
);

type GalleryFieldProps = { label: string; value: readonly string[]; onChange: (paths: string[]) => void };

export const GalleryField = ({ label, value, onChange }: GalleryFieldProps) => (
  <Field label={label}>{(tie) => <LinesInput {...tie} value={[...value]} onChange={onChange} />}</Field>
);
