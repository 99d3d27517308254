import { Link } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import type { AdminPath } from './behaviour/paths.ts';
import { useRights } from './behaviour/use-rights.ts';

export type AdminLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: AdminPath;
  search?: Record<string, unknown>;
  hash?: string;
  /** Marks the link as current only for this exact path, and this exact search if there is one. */
  isExact?: boolean;
};

/** `Link` as the administration uses it. Its own type is the public site's router; that of any router takes seconds to check. */
const PlainLink = Link as unknown as (
  props: Omit<AdminLinkProps, 'isExact'> & {
    activeOptions: { exact: boolean; includeSearch: boolean };
  },
) => ReactNode;

/** A link between admin screens; its text alone where the user does not see the screen. */
export function AdminLink({ to, search, isExact = false, ...props }: AdminLinkProps) {
  const { sees } = useRights();
  if (!sees(to)) return props.children;
  return (
    <PlainLink
      to={to}
      search={search}
      activeOptions={{ exact: isExact, includeSearch: isExact && search !== undefined }}
      {...props}
    />
  );
}
