import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useLanguage } from '#i18n/page-language.tsx';

type SiteLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  children?: ReactNode;
  activeClass?: string;
};

/**
 * A link to an address that comes from data: inside the site it keeps the page's language mode, an absolute one opens as it is.
 * A link that is given `aria-current` (pages of a list, filters) is not marked as current for its path alone.
 */
export function SiteLink({ to, activeClass, ...props }: SiteLinkProps) {
  const language = useLanguage();
  if (/^https?:/.test(to)) return <a href={to} rel="noopener noreferrer" target="_blank" {...props} />;
  const [path = '/', hash] = to.split('#');
  const [pathname = '/', query] = path.split('?');
  const marksItself = 'aria-current' in props;
  const link = { to: pathname, hash, search: query ? Object.fromEntries(new URLSearchParams(query)) : {} } as unknown as LinkProps;
  return (
    // The router keeps a link's address until its own location changes; a new language makes it anew.
    <Link
      key={language}
      {...link}
      {...props}
      activeOptions={{ exact: marksItself || pathname === '/', includeSearch: marksItself }}
      activeProps={activeClass ? { className: activeClass } : {}}
    />
  );
}
