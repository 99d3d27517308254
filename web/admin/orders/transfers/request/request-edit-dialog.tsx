import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#admin/frame/button.tsx';
import { Dialog } from '#admin/frame/dialog.tsx';
import { AreaField } from '#admin/frame/fields/fields.tsx';
import { useKeptText } from '#admin/frame/inbox/reply-panel.tsx';
import { Failure } from '#admin/frame/markdown/markup.tsx';
import { useFailureText } from '#base/api/failure-text.ts';
import { AnswerError, currentOf } from '#base/api/fetch-json.ts';
import { errorsOf } from '#base/forms/field-messages.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import type { FieldErrorCode } from '#contract/problem.ts';
import type { TransferDetail } from '#contract/transfers/admin/admin.ts';
import { languageName } from '../language-name.ts';
import { editTransfer } from '../transfer-api.ts';
import { ChangedFacts } from './request-conflict.tsx';
import { NotifyGuest, useRequest } from './request-context.tsx';
import {
  type EditValues,
  editedFields,
  editValues,
  rebase,
  withRequestedChange,
} from './request-edit.ts';
import { GuestFields, LegFields, PeopleFields, RouteFields } from './request-edit-fields.tsx';
import { changedFacts } from './request-facts.ts';
import type { RequestedChange } from './requested-change.tsx';

type RequestEditDialogProps = {
  /** The guest's requested change, prefilled. */ change: RequestedChange | undefined;
  onClose: () => void;
};

/** Corrects a request. A concurrent change is shown, and the input stays for a retry. */
export function RequestEditDialog({ change, onClose }: RequestEditDialogProps) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const { request, isBusy, tryTo, accept } = useRequest();
  /** The request as loaded, or after a concurrent change. */
  const [base, setBase] = useState(request);
  const [values, setValues] = useState<EditValues>(() =>
    change ? withRequestedChange(editValues(request), change, request) : editValues(request),
  );
  const [errors, setErrors] = useState<Record<string, FieldErrorCode>>({});
  const [failure, setFailure] = useState<string>();
  const [late, setLate] = useState<{ seen: TransferDetail; current: TransferDetail }>();
  const [reason, setReason] = useKeptText(`transfer-edit-${request.id}`);
  const [chosen, setNotify] = useState<boolean>();
  const failureText = useFailureText();
  const form = useRef<HTMLFormElement>(null);
  const edited = editedFields(editValues(base), values);
  const isUnchanged = Object.keys(edited).length === 0;
  /** By default a change is mailed: everything correctable appears on the guest's page and in their mails. */
  const notify = chosen ?? !isUnchanged;
  const facts = late ? changedFacts(late.seen, late.current, language, t) : [];

  const save = () => {
    setErrors({});
    setFailure(undefined);
    tryTo(
      {
        send: () => editTransfer(base.id, { ...edited, version: base.version, reason, notify }),
        done: t('transfer.edited'),
      },
      {
        onSuccess: () => {
          setReason('');
          onClose();
        },
        onError: (error) => {
          const current = currentOf<TransferDetail>(error);
          if (current) {
            setLate({ seen: base, current });
            setValues(rebase(editValues(base), values, editValues(current)).values);
            setBase(current);
            return accept(current);
          }
          const refused = errorsOf(error instanceof AnswerError ? error.fieldErrors : []);
          const hasErrors = Object.keys(refused).length > 0;
          setErrors(refused);
          setFailure(
            hasErrors ? t('editor.check_fields') : failureText(error, t('form.not_saved')),
          );
          setTimeout(
            () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
            0,
          );
        },
      },
    );
  };
  const set = (change: Partial<EditValues>) => {
    const names = Object.keys(change);
    const left = Object.entries(errors).filter(
      ([path]) => !names.some((name) => `${path}.`.startsWith(`${name}.`)),
    );
    setValues({ ...values, ...change });
    setErrors(Object.fromEntries(left));
    if (left.length === 0) setFailure(undefined);
  };
  const fields = { request: base, values, errors, set };
  return (
    <Dialog title={t('transfer.edit')} onClose={onClose} isWide>
      <form
        ref={form}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {late && (
          <div role="alert" className="rounded-xl border-l-8 border-sun bg-white p-4">
            <p className="mb-2 font-semibold">{t('conflict.edit_late')}</p>
            <ChangedFacts facts={facts} />
          </div>
        )}
        {failure && <Failure text={failure} />}
        <LegFields {...fields} />
        <RouteFields {...fields} />
        <PeopleFields {...fields} />
        <GuestFields {...fields} />
        <p className="rounded-xl bg-limestone-200 px-4 py-3 text-sm">{t('transfer.price_stays')}</p>
        <AreaField
          label={t('transfer.reason', { language: languageName(base.language, language) })}
          hint={t('transfer.reason_hint')}
          rows={2}
          lang={base.language}
          value={reason}
          onChange={setReason}
          maxLength={8000}
        />
        <NotifyGuest value={notify} onChange={setNotify} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button label={t('confirm.cancel')} onClick={onClose} />
          <Button
            look="sea"
            label={t('editor.save')}
            type="submit"
            disabled={isUnchanged}
            isBusy={isBusy}
          />
        </div>
      </form>
    </Dialog>
  );
}
