import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { BrandLogo, BrandMark, brandLogo } from './brand-logo.tsx';
import { nameRoom, nameSize } from './name-size.ts';

/** The firm's logo, or its mark and name, which lead home. It gets narrower before its neighbours do. */
export function SiteLogo({ name, className = '' }: { name: string; className?: string }) {
  const { t } = useTranslation();
  const brand = useSite()?.brand;
  const logo = brandLogo(brand, 'light');
  return (
    <Link
      to="/"
      className={`flex min-w-0 shrink items-center gap-2.5 rounded-xl ${logo ? 'basis-28' : nameRoom(name)} ${className}`}
      aria-label={t('navigation.logo', { name })}
    >
      {logo ? (
        <BrandLogo logo={logo} alt="" className="max-h-11" />
      ) : (
        <>
          <BrandMark brand={brand} className="size-9 shrink-0" />
          <span
            className={`line-clamp-3 min-w-0 font-display wrap-anywhere text-deep-900 ${nameSize(name)}`}
          >
            {name}
          </span>
        </>
      )}
    </Link>
  );
}
