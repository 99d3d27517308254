import { useRouter, useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useLanguage, usePageLanguage } from '#base/i18n/page-language.tsx';
import { addressFor } from '#contract/address.ts';
import { useHydrated } from './behaviour/use-hydrated.ts';
import { buttonClass } from './button.tsx';
import { ChatIcon, LinkIcon, ShareIcon } from './icons.tsx';
import { addToast } from './toasts/toast-store.ts';

/** Shares this page: WhatsApp as a plain link, and with scripts a copy button and the device's share menu if available. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  const { origin } = useRouter().options.context.address;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isHydrated = useHydrated();
  const can = {
    share: isHydrated && 'share' in navigator,
    copy: isHydrated && 'clipboard' in navigator,
  };

  const url = origin + addressFor(path, language, isPrefixed);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => addToast({ title: t('share.copied') }),
      () => addToast({ variant: 'destructive', title: t('share.not_copied'), description: url }),
    );
  // Closing the share menu rejects; that is not an error.
  const share = () => navigator.share({ title, url }).catch(() => {});
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form.
    <div role="group" aria-label={t('share.label')} className="flex flex-wrap gap-2" data-no-print>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('quiet', 'px-4')}
      >
        <ChatIcon />
        {t('share.whatsapp')}
      </a>
      {can.copy && (
        <button type="button" onClick={() => void copy()} className={buttonClass('quiet', 'px-4')}>
          <LinkIcon />
          {t('share.copy')}
        </button>
      )}
      {can.share && (
        <button type="button" onClick={() => void share()} className={buttonClass('quiet', 'px-4')}>
          <ShareIcon />
          {t('share.more')}
        </button>
      )}
    </div>
  );
}
