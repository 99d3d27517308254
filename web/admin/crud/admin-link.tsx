import { Link, type LinkProps } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import type { AdminPath } from './paths.ts';

type AdminLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: AdminPath; search?: Record<string, unknown> };

/** A link between screens of the admin area. The router that TypeScript knows as the one of `Link` is the public site's. */
export const AdminLink = ({ to, search, ...props }: AdminLinkProps) => <Link {...({ to, search } as unknown as LinkProps)} {...props} />;
