import { useTranslation } from 'react-i18next';
import { formatInstant } from '#admin/frame/behaviour/dates.ts';
import { useGo } from '#admin/frame/behaviour/use-go.ts';
import { Button, ParentLink, TextButton } from '#admin/frame/button.tsx';
import { useTrash } from '#admin/frame/inbox/use-trash.ts';
import { NewTabLink } from '#admin/frame/markdown/markup.tsx';
import { StateBadge } from '#admin/frame/state-badge.tsx';
import { TRANSFER_STATES } from '#admin/frame/state-labels.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { PrinterIcon } from '#base/ui/icons.tsx';
import { TOUCHED_BY_TRANSFERS, TRANSFERS } from '../transfer-api.ts';
import { useRequest } from './request-context.tsx';

/** The request's heading and actions. */
export function RequestHead({ onEdit }: { onEdit: () => void }) {
  const { t } = useTranslation('admin-area');
  const language = useLanguage();
  const go = useGo();
  const { remove, restore } = useTrash(TRANSFERS, TOUCHED_BY_TRANSFERS);
  const { request } = useRequest();
  const { reference, contact, status, createdAt, manageUrl, deletedAt } = request;
  const quiet = 'inline-flex min-h-11 items-center px-2 font-semibold underline underline-offset-4';
  return (
    <>
      <ParentLink to="/transfers" label={t('transfers.title')} className="mb-2 print:hidden" />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-3xl break-words">{contact.name || t('contact.anonymous')}</h1>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StateBadge state={TRANSFER_STATES[status]} />
            <span className="font-mono">{reference}</span>
            <span className="text-stone">
              {t('received', { date: formatInstant(createdAt, language) })}
            </span>
          </p>
        </div>
        <div className="-ml-2 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
          <NewTabLink
            href={manageUrl}
            className={`${quiet} text-sea-700`}
            label={t('transfer.guest_page')}
          />
          <button
            type="button"
            className={`${quiet} gap-1.5 text-sea-700`}
            onClick={() => window.print()}
          >
            <PrinterIcon />
            {t('day_sheet.print')}
          </button>
          {deletedAt === null ? (
            <>
              <TextButton
                isDanger
                className="inline-flex min-h-11 items-center px-2"
                label={t('list.delete')}
                onClick={async () => {
                  if (await remove(request.id, request.reference)) await go('/transfers');
                }}
              />
              <Button look="sea" label={t('list.edit')} onClick={onEdit} />
            </>
          ) : (
            <Button
              look="sea"
              label={t('list.restore')}
              onClick={() => restore(request.id, request.reference)}
            />
          )}
        </div>
      </div>
      {deletedAt !== null && (
        <p role="status" className="mb-6 rounded-card border-l-8 border-sun bg-white p-4">
          {t('transfer.in_trash')}
        </p>
      )}
    </>
  );
}
