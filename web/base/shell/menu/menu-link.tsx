import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { PageLink } from '#base/ui/page-link.ts';

type MenuLinkProps = Pick<ComponentProps<'a'>, 'className' | 'onClick' | 'children'> & {
  link: PageLink;
};

/** A menu link: current on its page and the pages below it; the home link only on home itself. */
export const MenuLink = ({ link, ...props }: MenuLinkProps) => (
  <Link {...link} activeOptions={{ exact: link.to === '/' }} {...props} />
);
