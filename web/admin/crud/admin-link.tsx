import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import type { AdminPath } from './paths.ts';

type AdminLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: AdminPath;
  search?: Record<string, unknown>;
  /** The current page only at this very path, not below it, and with this very search when there is one. */
  isExact?: boolean;
};

/** A link between screens of the admin area. The router that TypeScript knows as the one of `Link` is the public site's. */
export const AdminLink = ({ to, search, isExact = false, ...props }: AdminLinkProps) => (
  <Link
    {...({ to, search, activeOptions: { exact: isExact, includeSearch: isExact && search !== undefined } } as unknown as LinkProps)}
    {...props}
  />
);
