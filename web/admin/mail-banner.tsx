import { useTranslation } from 'react-i18next';
import { TextLink } from '#admin/button.tsx';
import { useMailOutlook } from '#admin/mail-outlook.ts';

/** Shown on every screen until mail is configured; cannot be dismissed. Hidden while the state is unknown. */
export function MailBanner() {
  const { t } = useTranslation('admin');
  const outlook = useMailOutlook();
  if (!outlook?.block && !outlook?.isCeilingReached) return null;
  return (
    <aside
      aria-label={t('outlook.label')}
      data-no-print
      className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b-4 border-sun bg-limestone-50 px-4 py-3 text-deep-900 sm:px-6 print:hidden"
    >
      {outlook.block ? (
        <>
          <p>{t(`outlook.${outlook.block}`)}</p>
          <TextLink to="/email-settings" className="whitespace-nowrap" label={t('outlook.set_up')} />
        </>
      ) : (
        <>
          <p>{t('outlook.ceiling', { limit: outlook.ceiling })}</p>
          <TextLink to="/email-settings/outbox" search={{ status: 'held' }} className="whitespace-nowrap" label={t('outlook.see_held')} />
        </>
      )}
    </aside>
  );
}
