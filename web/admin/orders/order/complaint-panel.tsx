import { useTranslation } from 'react-i18next';
import { useAction } from '#admin/frame/behaviour/use-action.ts';
import { useRights } from '#admin/frame/behaviour/use-rights.ts';
import { Button } from '#admin/frame/button.tsx';
import { Panel } from '#admin/frame/panel.tsx';
import { fetchJson } from '#base/api/fetch-json.ts';
import { addToast } from '#base/ui/toasts/toast-store.ts';

const ASK = '/api/admin/reviews/ask';

type ComplaintPanelProps = {
  reference: string;
  hasComplaint: boolean;
  isBusy: boolean;
  onChange: (hasComplaint: boolean) => void;
};

/** Asks the guest for reviews, or says that they have complained: no mail asks then. */
export function ComplaintPanel(props: ComplaintPanelProps) {
  const { reference, hasComplaint, isBusy, onChange } = props;
  const { t } = useTranslation('admin-area');
  const mayAsk = useRights().may('POST', ASK);
  const { mutate, isPending } = useAction({
    mutationFn: () => fetchJson<void>(ASK, { method: 'POST', body: { reference } }),
    onSuccess: () => addToast({ title: t('reviews.asked') }),
  });
  return (
    <Panel title={t('menu.reviews')}>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={hasComplaint}
          disabled={isBusy}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-1 size-5 shrink-0 accent-sea-700"
        />
        <span>
          {t('reviews.complaint')}
          <span className="mt-1 block text-sm text-stone">{t('reviews.complaint_hint')}</span>
        </span>
      </label>
      {!hasComplaint && mayAsk && (
        <Button label={t('reviews.ask')} isBusy={isPending} onClick={() => mutate()} />
      )}
    </Panel>
  );
}
