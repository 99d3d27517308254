import type { ComponentProps } from 'react';
import { SiteLink } from '#base/ui/site-link.tsx';

/** A menu link: current on its page and the pages below it; the home link only on home itself. */
export const MenuLink = (props: ComponentProps<typeof SiteLink>) => (
  <SiteLink {...props} isExact={props.to === '/'} />
);
