import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { addressFor } from '#contract/address.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** `/trips?type=Boat#list`, without language, or an absolute address. */
  to: string;
  children?: ReactNode;
};

/**
 * A link to an address that comes from data: inside the site it keeps the page's language mode, an absolute one opens as it is.
 * It is plain markup, followed by `web/app/follow-links.ts`. What is neither of the two leads nowhere.
 */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  if (/^https?:/.test(to)) return <a href={to} rel="noopener noreferrer" target="_blank" {...props} />;
  const [, path = '', rest = ''] = /^(\/(?![/\\])[^?#]*)(.*)$/s.exec(to) ?? [];
  return <a {...props} href={path ? addressFor(path, language, isPrefixed) + rest : undefined} />;
}
