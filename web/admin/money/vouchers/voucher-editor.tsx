import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button, ButtonLink, ParentLink } from '#admin/frame/button.tsx';
import { LeaveGuard } from '#admin/frame/editor/panels/leave-guard.tsx';
import { RowState } from '#admin/frame/list/row-state.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { ScreenHead } from '#admin/frame/screen-head.tsx';
import { SubmitForm } from '#admin/frame/submit-form.tsx';
import type { VoucherDetail } from '#contract/money/vouchers.ts';
import { useVoucherEdit } from './use-voucher-edit.ts';
import { VoucherFields } from './voucher-fields.tsx';
import { voucherQuery } from './vouchers.api.ts';

function VoucherForm({ voucher }: { voucher: VoucherDetail }) {
  const { t } = useTranslation('admin-area');
  const go = useGo();
  const page = `/vouchers/${voucher.id}` as const;
  const { form, row, values, errors, theirs, isSaving, isDirty, set, save } = useVoucherEdit(
    voucher,
    () => go(page, { ignoreBlocker: true }),
  );
  const isVoid = row.state === 'void';
  return (
    <>
      <ParentLink
        to={page}
        label={t('gift_vouchers.of', { code: voucher.code })}
        className="mb-2"
      />
      <ScreenHead title={t('gift_vouchers.edit')} className="mb-6" />
      <SubmitForm ref={form} noValidate className="max-w-xl" onSubmit={save}>
        <Panel title={t('gift_vouchers.one')}>
          <p className="text-stone">{t('gift_vouchers.edit_hint')}</p>
          <div aria-live="assertive">
            {(theirs || isVoid) && (
              <p className="rounded-xl border-l-8 border-sun bg-limestone-50 p-4">
                {t(isVoid ? 'gift_vouchers.edit_void' : 'gift_vouchers.conflict')}
              </p>
            )}
          </div>
          <VoucherFields values={values} errors={errors} set={set} theirs={theirs} />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              look="sea"
              label={t('editor.save')}
              isBusy={isSaving}
              disabled={isVoid}
            />
            <ButtonLink to={page} label={t('confirm.cancel')} />
          </div>
        </Panel>
      </SubmitForm>
      <LeaveGuard isDirty={() => isDirty() && !isVoid} />
    </>
  );
}

/** Corrects what a gift voucher says; code, amount and balance stay. */
export function VoucherEditorScreen() {
  const { t } = useTranslation('admin-area');
  const { id } = useParams({ strict: false }) as { id: string };
  const query = useQuery({ ...voucherQuery(id), staleTime: 0, gcTime: 0 });
  if (query.data) return <VoucherForm key={query.data.id} voucher={query.data} />;
  return <RowState query={query} listPath="/vouchers" listTitle={t('gift_vouchers.title')} />;
}
