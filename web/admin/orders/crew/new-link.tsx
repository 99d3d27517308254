import { useTranslation } from 'react-i18next';
import { CopyButton } from '#admin/frame/button.tsx';
import { buttonClass } from '#base/ui/button.tsx';
import type { NewCrewLink } from '#contract/crew/crew.ts';

/** A link that was just made; it is shown once. */
export function NewLink({ link, title }: { link: NewCrewLink; title: string }) {
  const { t } = useTranslation('admin-area');
  return (
    <div role="status" className="space-y-3 rounded-xl bg-sea-100 p-4">
      <p className="font-semibold">{title}</p>
      <p className="font-mono text-sm break-all">{link.url}</p>
      <div className="flex flex-wrap gap-3">
        {link.whatsappUrl && (
          <a
            href={link.whatsappUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('sea')}
          >
            {t('crew.send')}
          </a>
        )}
        <CopyButton text={link.url} />
      </div>
    </div>
  );
}
