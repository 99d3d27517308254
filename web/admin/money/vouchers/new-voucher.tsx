import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, useFailureToast } from '#admin/frame/behaviour/use-action.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { useRefresh } from '#admin/frame/behaviour/use-refresh.ts';
import { Button, ParentLink } from '#admin/frame/button.tsx';
import { Checkbox } from '#admin/frame/fields/controls.tsx';
import { MoneyField, SelectField } from '#admin/frame/fields/fields.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import { AnswerError } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import type { FormErrors } from '#base/forms/use-form.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { addToast } from '#base/ui/toasts/toast-store.ts';
import { MANUAL_METHODS, METHOD_WORDS } from '#contract/money/ledger.ts';
import type { VoucherInput } from '#contract/money/vouchers.ts';
import { VoucherFields } from './voucher-fields.tsx';
import { issueVoucher, VOUCHERS } from './vouchers.api.ts';

/** Issues a gift voucher that was paid. */
export function NewVoucherScreen() {
  const { t } = useTranslation('admin-area');
  const go = useGo();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const [values, setValues] = useState<Omit<VoucherInput, 'cents'> & { cents: number | null }>({
    ...{ cents: null, recipient: null, giver: null, message: null, buyerEmail: null, endsOn: null },
    ...{ language: useLanguage(), method: 'cash', notify: true },
  });
  const [key] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FormErrors>({});
  const set = (more: Partial<typeof values>) => setValues((now) => ({ ...now, ...more }));
  const { mutate, isPending } = useAction({
    mutationFn: () => issueVoucher({ ...values, cents: values.cents ?? 0, key }),
    onError: (error) => {
      if (error instanceof AnswerError && error.fieldErrors.length > 0)
        setErrors(errorsOf(error.fieldErrors));
      else showFailure(error);
    },
    onSuccess: async ({ id }) => {
      await refresh(VOUCHERS);
      addToast({ title: t('gift_vouchers.issued') });
      go(`/vouchers/${id}`);
    },
  });
  return (
    <>
      <ParentLink to="/vouchers" label={t('gift_vouchers.title')} className="mb-2" />
      <ScreenHead title={t('gift_vouchers.new')} className="mb-6" />
      <SubmitForm className="max-w-xl" onSubmit={() => mutate()}>
        <Panel title={t('gift_vouchers.one')}>
          <MoneyField
            label={t('gift_vouchers.amount')}
            error={errors.cents}
            value={values.cents}
            onChange={(cents) => set({ cents })}
          />
          <SelectField
            label={t('gift_vouchers.method')}
            value={values.method}
            onChange={(method) => set({ method })}
            options={MANUAL_METHODS.map((method) => [method, t(METHOD_WORDS[method])] as const)}
          />
          <VoucherFields values={values} errors={errors} set={set} />
          <Checkbox
            label={t('gift_vouchers.notify')}
            value={values.notify}
            onChange={(notify) => set({ notify })}
          />
          <Button
            type="submit"
            look="sea"
            label={t('gift_vouchers.issue')}
            isBusy={isPending}
            disabled={!values.cents}
          />
        </Panel>
      </SubmitForm>
    </>
  );
}
