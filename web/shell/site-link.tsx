import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { addressFor } from '#contract/address.ts';
import { useLanguage, usePageLanguage } from '#i18n/page-language.tsx';

export type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  Pick<LinkProps, 'preload'> & {
    /** `/trips?type=Boat#list`, without language, or an absolute address. */
    to: string;
    children?: ReactNode;
  };

/** Ours, but no page of the site: the administration, the API, files. */
const OUTSIDE_ROUTES = /^\/(?:admin|api)(?:\/|$)|\.[a-z0-9]{2,12}$/i;

/**
 * A link to an address that comes from data, such as a banner's button. Where the code knows the page, use the router's `Link`, whose path
 * and parameters the compiler checks. An absolute address opens as it is; what is neither leads nowhere.
 */
export function SiteLink({ to, preload, ...props }: SiteLinkProps) {
  const language = useLanguage();
  const { isPrefixed } = usePageLanguage();
  if (/^https?:/.test(to)) return <a href={to} rel="noopener noreferrer" target="_blank" {...props} />;
  const [, path = '', query = '', hash] = /^(\/(?![/\\])[^?#]*|\/)(?:\?([^#]*))?(?:#(.*))?$/s.exec(to) ?? [];
  if (!path) return <a {...props} />;
  if (OUTSIDE_ROUTES.test(path)) return <a {...props} href={to} />;
  if (props.download !== undefined || props.target)
    return <a {...props} href={addressFor(path, language, isPrefixed) + to.slice(path.length)} />;
  const search = Object.fromEntries(new URLSearchParams(query));
  return <Link {...props} to={path as string} search={search as never} hash={hash} preload={preload} />;
}
