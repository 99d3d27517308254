import { Link, type LinkComponentProps } from '@tanstack/react-router';

/** A link of a menu: marked as current on its page and the pages below it; of home only on home itself. */
export const MenuLink = (props: LinkComponentProps) => <Link activeOptions={{ exact: props.to === '/' }} {...props} />;
