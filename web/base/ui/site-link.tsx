import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEventHandler, ReactNode } from 'react';
import { isOutsideRoutes } from '#contract/address.ts';

type SiteLinkProps = {
  /** `/trips?type=Boat#list`, without language, or an absolute URL. */
  to: string;
  className?: string;
  /** Current on this page alone, and not on those below it. */
  isExact?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'data-menu-item'?: '';
  children?: ReactNode;
};

/**
 * A link to an address from data, such as a banner's button. Where the code knows the page, use the router's `Link`, whose path and
 * parameters are type-checked. An absolute URL is used as it is; an invalid address renders a link without a target.
 */
export function SiteLink({ to, isExact, ...props }: SiteLinkProps) {
  const { parseSearch } = useRouter().options;
  if (/^https?:/.test(to))
    return <a href={to} rel="noopener noreferrer" target="_blank" {...props} />;
  const [, path = '', query = '', hash] =
    /^(\/(?![/\\])[^?#]*|\/)(?:\?([^#]*))?(?:#(.*))?$/s.exec(to) ?? [];
  if (!path) return <a {...props} />;
  if (isOutsideRoutes(path)) return <a {...props} href={to} />;
  return (
    <Link
      {...props}
      to={path}
      search={parseSearch(query)}
      hash={hash}
      activeOptions={isExact === undefined ? {} : { exact: isExact, includeSearch: false }}
    />
  );
}
