import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { changedPaths, merge } from '#admin/frame/editor/changes.ts';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import type { VoucherDetail, VoucherTexts } from '#contract/money/vouchers.ts';
import { updateVoucher, VOUCHERS } from './vouchers.api.ts';

const textsOf = ({
  recipient,
  giver,
  message,
  buyerEmail,
  language,
  endsOn,
}: VoucherDetail): VoucherTexts => ({
  ...{ recipient, giver, message, buyerEmail, language, endsOn },
});

/**
 * The edit of a gift voucher. After another save its changes are taken over; where both changed a field, the input stays and the next save
 * is a choice. Never stored as a draft: it holds guests' names.
 */
export function useVoucherEdit(read: VoucherDetail, onSaved: () => unknown) {
  const { t } = useTranslation('admin-area');
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const form = useRef<HTMLFormElement>(null);
  const [row, setRow] = useState(read);
  const [values, setValues] = useState(() => textsOf(read));
  const [errors, setErrors] = useState<FormErrors>({});
  const [theirs, setTheirs] = useState<Partial<VoucherTexts>>();
  const takeOver = (current: VoucherDetail) => {
    const { merged, clashes } = merge(textsOf(row), values, textsOf(current));
    const mine = Object.fromEntries(clashes.map((clash) => [clash.path[0], clash.mine ?? null]));
    setTheirs(Object.fromEntries(clashes.map((clash) => [clash.path[0], clash.theirs ?? null])));
    setValues({ ...merged, ...mine });
    setRow(current);
  };
  const { mutate, isPending } = useAction({
    mutationFn: () => updateVoucher(row.id, { ...values, version: row.version }),
    onError: (error) => {
      const current = currentOf<VoucherDetail>(error);
      if (current) return takeOver(current);
      const refused = errorsOf(error instanceof AnswerError ? error.fieldErrors : []);
      if (Object.keys(refused).length === 0) return void showFailure(error, t('form.not_saved'));
      setErrors(refused);
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), 0);
    },
    onSuccess: async () => {
      await refresh(VOUCHERS);
      addToast({ title: t('editor.saved') });
      onSaved();
    },
  });
  return {
    form,
    row,
    values,
    errors,
    /** Undefined until another save came first. */
    theirs,
    isSaving: isPending,
    isDirty: () => changedPaths(textsOf(row), values).length > 0,
    set: (more: Partial<VoucherTexts>) => {
      setValues((now) => ({ ...now, ...more }));
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([field]) => !Object.hasOwn(more, field))),
      );
    },
    save: () => {
      setErrors({});
      mutate();
    },
  };
}
