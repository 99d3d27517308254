import { useTranslation } from 'react-i18next';
import { useSite } from '#base/api/site-query.ts';
import { serverDate } from '#base/clock/server-clock.ts';
import { openConsent } from '#base/consent/consent.ts';
import { useLanguage } from '#base/i18n/page-language.tsx';
import { MARK_NAMES, marksFor } from '#contract/money/payment-marks.ts';
import { formatPhone } from '#contract/people/phone.ts';
import { BrandLogo, BrandMark, brandLogo } from './brand-logo.tsx';
import { FirmProfiles } from './firm-profiles.tsx';
import { useFooterMenu } from './menu/footer-menu.ts';
import { MenuLink } from './menu/menu-link.tsx';

const LINK =
  'inline-block py-1.5 text-white/85 underline-offset-4 hover:text-white hover:underline';

export function Footer() {
  const { t } = useTranslation();
  const site = useSite();
  const language = useLanguage();
  const groups = useFooterMenu();
  const logo = brandLogo(site?.brand, 'dark');
  return (
    <footer className="on-dark mt-20 bg-deep-900 text-white">
      <div className="container-page grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-w-sm">
          {logo ? (
            <BrandLogo logo={logo} alt={site?.siteName ?? ''} className="max-h-14" />
          ) : (
            <p className="flex items-center gap-3 font-display text-2xl wrap-anywhere">
              <BrandMark brand={site?.brand} className="size-9 shrink-0" />
              {site?.siteName ?? 'Menorca'}
            </p>
          )}
          <p className="mt-4 text-white/85">
            {t(
              site?.hasNoTransfers
                ? 'footer.about_trips'
                : site?.hasNoTrips
                  ? 'footer.about_transfers'
                  : 'footer.about',
            )}
          </p>
          {site?.email && (
            <p className="mt-4">
              <a href={`mailto:${site.email}`} className={LINK}>
                {site.email}
              </a>
            </p>
          )}
          {site?.phone && (
            <p>
              <a href={`tel:${site.phone}`} className={LINK}>
                {formatPhone(site.phone)}
              </a>
            </p>
          )}
          {site && <FirmProfiles site={site} className={LINK} />}
        </div>
        {groups.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="font-semibold text-white">{heading}</p>
            <ul className="mt-3 hyphens-auto wrap-anywhere max-sm:columns-[9.5rem]">
              {links.map(({ to, text }) => (
                <li key={`${to} ${text}`} className="break-inside-avoid">
                  <MenuLink to={to} className={LINK}>
                    {text}
                  </MenuLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-white/15">
        <div className="container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-sm text-white/85">
          <p>
            {t('footer.copyright', {
              year: serverDate().getFullYear(),
              name: site?.siteName ?? 'Menorca',
            })}
          </p>
          <button
            type="button"
            onClick={openConsent}
            className="py-1 underline-offset-4 hover:underline noscript:hidden"
          >
            {t('footer.cookies')}
          </button>
          <ul aria-label={t('footer.payment')} className="flex flex-wrap gap-2">
            {marksFor(site?.paymentMarks ?? [], language).map((mark) => (
              <li key={mark}>
                <img
                  src={`/assets/payment/${mark}.svg`}
                  alt={MARK_NAMES[mark]}
                  width={48}
                  height={30}
                  loading="lazy"
                  className="h-7.5 w-12"
                />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
