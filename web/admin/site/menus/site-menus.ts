import type { i18n } from 'i18next';
import { fetchJson } from '#base/api/fetch-json.ts';
import { defaultFooter } from '#base/shell/menu/footer-menu.ts';
import { defaultHeader, type MenuItem } from '#base/shell/menu/navigation.ts';
import { LANGUAGES } from '#contract/languages/language.ts';
import type { InLanguages } from '#contract/languages/translation.ts';
import type { Menus } from '#contract/pages/menus.ts';
import type { PublicSettings } from '#contract/pages/settings.ts';

type Texts = Parameters<typeof defaultHeader>[0];

/** The menus of the site without the owner's, with their labels in all languages: what an owner begins with. */
export async function siteMenus(i18n: i18n): Promise<Menus> {
  const [{ transferPages }] = await Promise.all([
    fetchJson<PublicSettings>('/api/site'),
    i18n.loadLanguages([...LANGUAGES]),
  ]);
  const menus = LANGUAGES.map((language) => {
    const t = i18n.getFixedT(language, 'common') as Texts;
    const pages = Object.fromEntries(
      Object.entries(transferPages).map(([slug, name]) => [
        slug,
        name[language] ?? name.es ?? slug,
      ]),
    );
    return { language, header: defaultHeader(t, pages), footer: defaultFooter(t, pages) };
  });
  const first = menus[0];
  if (!first) return { header: [], footer: [] };
  const labels = (of: (menu: (typeof menus)[number]) => string | undefined): InLanguages<string> =>
    Object.fromEntries(menus.map((menu) => [menu.language, of(menu) ?? '']));
  const childrenOf = (item: MenuItem | undefined) => item?.children ?? [];
  return {
    header: first.header.map((item, at) => ({
      to: item.to,
      label: labels(({ header }) => header[at]?.text),
      children: childrenOf(item).map((child, index) => ({
        to: child.to,
        label: labels(({ header }) => childrenOf(header[at])[index]?.text),
      })),
    })),
    footer: first.footer.map((group, at) => ({
      label: labels(({ footer }) => footer[at]?.heading),
      links: group.links.map((link, index) => ({
        to: link.to,
        label: labels(({ footer }) => footer[at]?.links[index]?.text),
      })),
    })),
  };
}
