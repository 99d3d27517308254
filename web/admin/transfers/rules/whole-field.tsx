import { NumberInput } from '#admin/controls.tsx';
import { Field } from '#admin/field.tsx';
import type { Editor } from '#admin/use-editor.ts';
import type { TransferRules } from '#contract/transfers.ts';

type WholeFieldProps = { editor: Editor<TransferRules>; path: readonly string[]; label: string; hint?: string };

/** An integer field of the rules. */
export const WholeField = ({ editor, path, label, hint }: WholeFieldProps) => (
  <Field label={label} hint={hint} error={editor.errors[path.join('.')]}>
    {(tie) => (
      <NumberInput
        {...tie}
        inputMode="numeric"
        value={editor.at([...path]) as number}
        onChange={(number) => editor.setAt([...path], number ?? 0)}
      />
    )}
  </Field>
);
