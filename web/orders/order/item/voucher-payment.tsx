import { useTranslation } from 'react-i18next';
import { AnswerError, fetchJson } from '#base/api/fetch-json.ts';
import { CARD } from '#base/content/orders/booking-parts.tsx';
import { FormStatus, TextField } from '#base/forms/fields.tsx';
import { FormPage } from '#base/forms/form-page.tsx';
import { type FormErrors, type FormFailure, useForm } from '#base/forms/use-form.ts';
import { buttonClass } from '#base/ui/button.tsx';
import { BusyLabel } from '#base/ui/spinner.tsx';
import type { VoucherPayment as Sent } from '#contract/money/vouchers.ts';
import { apiOf, type BookedItem } from '../items.ts';
import { useOrderChanged } from '../order-changed.ts';
import { useShown } from '../shown-order.ts';

const CODE_LENGTH = 60;

const isNothingOwed = (failure: FormFailure | undefined) =>
  failure?.is === 'refused' &&
  failure.error instanceof AnswerError &&
  failure.error.problem?.code === 'nothing_owed';

/** Paying an item with a gift voucher, behind a line that opens it; also without scripts. */
export function VoucherPayment({ item }: { item: BookedItem }) {
  const { t } = useTranslation();
  const { token } = item;
  const { idOf } = useShown(item.reference);
  const id = idOf('gift-voucher');
  const action = `${apiOf(item)}/voucher`;
  /** Also when something else paid it meanwhile. */
  const changed = useOrderChanged();
  const form = useForm({
    id,
    initial: { code: '' },
    check: ({ code }): FormErrors => (code.trim() === '' ? { code: 'required' } : {}),
    send: ({ code }) =>
      fetchJson<unknown>(action, { method: 'POST', body: { token, code } satisfies Sent }),
    onSent: changed,
    onFailed: (error) => {
      if (error instanceof AnswerError && error.status === 409) void changed();
    },
  });
  return (
    <details className={CARD} data-no-print open={form.failure ? true : undefined}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-deep-900">
        {t('gift_voucher.pay')}
      </summary>
      <form {...form.formProps} action={action} className="mt-3 space-y-4">
        <FormPage id={id} />
        <input type="hidden" name="token" value={token} />
        <p>{t('gift_voucher.text')}</p>
        <TextField
          form={form}
          name="code"
          label={t('gift_voucher.code')}
          required
          autoComplete="off"
          maxLength={CODE_LENGTH}
        />
        {isNothingOwed(form.failure) ? (
          <p role="alert">{t('gift_voucher.nothing_owed')}</p>
        ) : (
          <FormStatus failure={form.failure} />
        )}
        <button type="submit" disabled={form.isSending} className={buttonClass('quiet', 'w-full')}>
          <BusyLabel isBusy={form.isSending}>{t('gift_voucher.button')}</BusyLabel>
        </button>
      </form>
    </details>
  );
}
