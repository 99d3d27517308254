import type { FormFields } from '#base/forms/fields.tsx';
import { NeedsFields } from '#web-orders/needs/needs-form.tsx';
import type { Priced } from '../items/priced-item.ts';
import { TransferQuestions } from './transfer-questions.tsx';

/** What is asked of an item: of a trip what its option asks, of a transfer what the driver needs to know. */
export function ItemQuestions({
  form,
  priced,
  prefix = `${priced.item.id}.`,
}: {
  form: FormFields;
  priced: Priced;
  /** Before the names of a trip's fields. */
  prefix?: string;
}) {
  const { item, title, lang, needs } = priced;
  if (item.kind === 'transfer') return <TransferQuestions form={form} priced={priced} />;
  if (!needs || needs.questions.length + needs.pickups.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend lang={lang} className="mb-3 text-lg font-semibold text-deep-900">
        {title}
      </legend>
      <NeedsFields form={form} needs={needs} prefix={prefix} />
    </fieldset>
  );
}
