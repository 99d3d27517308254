/** A style sheet as a tree: declarations and statements are texts, everything with braces has a head. */
export type CssNode = string | { head: string; body: CssNode[] };

/** Reads what our build writes; comments are dropped. */
export function parseStylesheet(css: string): CssNode[] {
  let at = 0;
  const skipString = (quote: string) => {
    at += 1;
    while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1;
  };
  const block = (): CssNode[] => {
    const nodes: CssNode[] = [];
    let start = at;
    const take = () => css.slice(start, at).trim();
    for (; at < css.length; at += 1) {
      const character = css[at];
      if (character === '\\') at += 1;
      else if (character === '"' || character === "'") skipString(character);
      else if (css.startsWith('/*', at)) {
        const end = css.indexOf('*/', at);
        css = css.slice(0, at) + css.slice(end < 0 ? css.length : end + 2);
        at -= 1;
      } else if (character === '(' && css.slice(at - 3, at) === 'url') at = Math.max(at, css.indexOf(')', at));
      else if (character === ';' || character === '}') {
        const text = take();
        if (text) nodes.push(text);
        if (character === '}') return nodes;
        start = at + 1;
      } else if (character === '{') {
        const head = take();
        at += 1;
        nodes.push({ head, body: block() });
        start = at + 1;
      }
    }
    const rest = take();
    return rest ? [...nodes, rest] : nodes;
  };
  return block();
}
