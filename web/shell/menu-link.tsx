import { useMatches, useRouter } from '@tanstack/react-router';
import { SiteLink, type SiteLinkProps } from './site-link.tsx';

/** A link of a menu, marked while the page that shows is the one that it leads to, or one below that; drawn anew when its mark changes. */
export function MenuLink(props: SiteLinkProps) {
  const { to } = props;
  const router = useRouter();
  const isCurrent = useMatches({
    select: () => {
      const { pathname } = router.state.location;
      return pathname === to || (to !== '/' && pathname.startsWith(`${to}/`));
    },
  });
  return <SiteLink aria-current={isCurrent ? 'page' : undefined} {...props} />;
}
