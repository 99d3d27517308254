/** An element of an XML document: its name without prefix, its children, and its text. */
export type Element = { name: string; children: Element[]; text: string };

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" },
};
const decoded = (text: string) =>
  text.replaceAll(/&(?:#x([\dA-Fa-f]+)|#(\d+)|(\w+));/g, (all, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? all;
  });

/** Reads the elements of a document; attributes, comments and declarations are left out. Throws where tags do not close. */
export function readXml(xml: string): Element {
  const root: Element = { name: '', children: [], text: '' };
  const open = [root];
  const tags =
    /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w.:-]+)([^>]*?)(\/?)>|([^<]+)/g;
  for (const [, data, closing, tag, , single, words] of xml.matchAll(tags)) {
    const current = open.at(-1) ?? root;
    if (data !== undefined) current.text += data;
    else if (words !== undefined) current.text += decoded(words);
    else if (tag !== undefined) {
      const name = tag.replace(/^.*:/, '');
      if (closing) {
        if (open.pop()?.name !== name) throw new Error(`</${tag}> closes another element.`);
      } else {
        const element: Element = { name, children: [], text: '' };
        current.children.push(element);
        if (!single) open.push(element);
      }
    }
  }
  if (open.length !== 1) throw new Error('The document ends inside an element.');
  return root;
}

export const child = (element: Element | undefined, name: string) =>
  element?.children.find((one) => one.name === name);
export const textAt = (element: Element | undefined, ...names: string[]): string =>
  names.reduce<Element | undefined>((one, name) => child(one, name), element)?.text.trim() ?? '';
export const allOf = (element: Element, name: string): Element[] =>
  element.children.flatMap((one) => [...(one.name === name ? [one] : []), ...allOf(one, name)]);
