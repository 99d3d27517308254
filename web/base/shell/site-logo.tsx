import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LogoMark } from './logo.tsx';
import { nameRoom, nameSize } from './name-size.ts';

/** The firm's mark and name, which lead home. It gets narrower before its neighbours do. */
export function SiteLogo({ name, className = '' }: { name: string; className?: string }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/"
      className={`flex min-w-0 shrink items-center gap-2.5 rounded-xl ${nameRoom(name)} ${className}`}
      aria-label={t('navigation.logo', { name })}
    >
      <LogoMark className="size-9 shrink-0" />
      <span
        className={`line-clamp-3 min-w-0 font-display wrap-anywhere text-deep-900 ${nameSize(name)}`}
      >
        {name}
      </span>
    </Link>
  );
}
