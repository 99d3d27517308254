import { fetchJson } from '#base/api/fetch-json.ts';
import { FormStatus, TextAreaField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { usePostedForm } from '#base/forms/posted-form.tsx';
import { type FormErrors, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { isBlank } from '#contract/texts/tidy-text.ts';
import { Fold } from './item/item-card.tsx';

type WriteFormProps = {
  id: string;
  formId: string;
  action: string;
  token: string;
  words: { title: string; label: string; send: string; sent: string };
  isOpen?: boolean;
  /** Resolves when the page shows what was written. */
  onSent: () => Promise<void>;
};

/** The guest writes to the company, with or without scripts. */
export function WriteForm({
  id,
  formId,
  action,
  token,
  words,
  isOpen = false,
  onSent,
}: WriteFormProps) {
  const form = useForm<{ text: string }, unknown>({
    id: formId,
    initial: { text: '' },
    check: ({ text }): FormErrors => (isBlank(text) ? { text: 'required' } : {}),
    send: ({ text }) => fetchJson(action, { method: 'POST', body: { token, text } }),
    onSent: async () => {
      await onSent();
      form.reset();
      addToast({ title: words.sent });
    },
  });
  const isRefused = usePostedForm(formId) !== undefined;
  return (
    <Fold id={id} title={words.title} isOpen={isOpen || isRefused}>
      <form {...form.formProps} action={`${action}#${id}`} className="space-y-4">
        <FormPage id={formId} />
        <input type="hidden" name="token" value={token} />
        <TextAreaField form={form} name="text" label={words.label} required />
        <FormStatus failure={form.failure} />
        <button type="submit" disabled={form.isSending} className={buttonClass('quiet')}>
          <BusyLabel isBusy={form.isSending}>{words.send}</BusyLabel>
        </button>
      </form>
    </Fold>
  );
}
