import * as v from 'valibot';
import { Texts } from '../fields.schema.ts';
import { Link } from '../texts/links.schema.ts';

const List = <S extends v.GenericSchema>(item: S, length: number) =>
  v.optional(v.pipe(v.array(item), v.maxLength(length)), []);

/** A page of the site (`/trips/12-kayak`, without language), or an https address. */
const MenuLink = v.object({
  to: v.pipe(Link, v.minLength(1), v.examples(['/trips'])),
  /** By language; a page that has a name of its own in every language needs none. */
  label: v.optional(Texts, {}),
});
const HeaderEntry = v.object({ ...MenuLink.entries, children: List(MenuLink, 15) });
const FooterGroup = v.object({ label: v.optional(Texts, {}), links: List(MenuLink, 25) });

/** The menus of the site. An empty list is the menu that the site has without the owner's. */
export const Menus = v.object({ header: List(HeaderEntry, 10), footer: List(FooterGroup, 6) });
