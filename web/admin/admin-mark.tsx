import { useTranslation } from 'react-i18next';
import { LogoMark } from '#shell/logo.tsx';

export function AdminMark({ className }: { className: string }) {
  const { t } = useTranslation('admin');
  return (
    <p className={`flex items-center gap-2.5 ${className}`}>
      <LogoMark className="size-8 shrink-0" />
      <span className="truncate font-display text-lg">{t('title')}</span>
    </p>
  );
}
