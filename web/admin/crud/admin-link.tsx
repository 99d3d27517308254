import { type AnyRouter, Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import type { AdminPath } from './paths.ts';

export type AdminLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: AdminPath;
  search?: Record<string, unknown>;
  hash?: string;
  /** Marks the link as current only for this exact path, and this exact search if there is one. */
  isExact?: boolean;
};

/** A link between admin screens. Without the type argument `Link` is typed for the public site's router. */
export const AdminLink = ({ to, search, isExact = false, ...props }: AdminLinkProps) => (
  <Link<AnyRouter, string, AdminPath>
    to={to}
    search={search}
    activeOptions={{ exact: isExact, includeSearch: isExact && search !== undefined }}
    {...props}
  />
);
