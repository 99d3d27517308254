import { useTranslation } from 'react-i18next';
import type { PublicSettings } from '#contract/pages/settings.ts';

type FirmProfilesProps = {
  site: Pick<PublicSettings, 'social' | 'ratingName' | 'ratingUrl' | 'siteName'>;
  className: string;
};

/** The firm's pages at other sites: where it is rated, and its profiles. Nothing without any. */
export function FirmProfiles({ site, className }: FirmProfilesProps) {
  const { t } = useTranslation();
  const { social, ratingName, ratingUrl, siteName } = site;
  const profiles = social.filter(({ name, url }) => name !== '' && url !== '');
  if (!ratingUrl && profiles.length === 0) return null;
  return (
    <ul
      aria-label={t('footer.elsewhere', { name: siteName })}
      className="mt-3 flex flex-wrap gap-x-5"
    >
      {ratingUrl && (
        <li>
          <a href={ratingUrl} rel="noopener" className={className}>
            {ratingName ? t('footer.rating_at', { name: ratingName }) : t('footer.rating')}
          </a>
        </li>
      )}
      {profiles.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" className={className}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
