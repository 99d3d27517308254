const ENTITIES: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', ndash: '–' },
  ...{ mdash: '—', middot: '·', bull: '•', rsquo: '’', lsquo: '‘', ldquo: '“', rdquo: '”' },
  ...{ aacute: 'á', eacute: 'é', iacute: 'í', oacute: 'ó', uacute: 'ú', agrave: 'à', egrave: 'è' },
  ...{ ograve: 'ò', iuml: 'ï', uuml: 'ü', ouml: 'ö', auml: 'ä', szlig: 'ß', ntilde: 'ñ' },
  ...{ ccedil: 'ç', Aacute: 'Á', Eacute: 'É', Iacute: 'Í', Oacute: 'Ó', Uacute: 'Ú', Uuml: 'Ü' },
  ...{ Ouml: 'Ö', Auml: 'Ä', Ntilde: 'Ñ', Ccedil: 'Ç', iquest: '¿', iexcl: '¡', ordm: 'º' },
};

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
  const code =
    name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : ' ';
}

/** Removes elements whose content is not read, in one pass over the text. */
function without(html: string, element: string): string {
  const lower = html.toLowerCase();
  let text = '';
  let at = 0;
  for (;;) {
    const start = lower.indexOf(`<${element}`, at);
    if (start < 0) return text + html.slice(at);
    const end = lower.indexOf(`</${element}`, start);
    text += `${html.slice(at, start)} `;
    if (end < 0) return text;
    at = end;
  }
}

const BLOCK =
  /^\/?(?:p|div|tr|table|tbody|ul|ol|li|h[1-6]|section|article|header|footer|blockquote|pre|hr|dl|dt|dd|center)$|^br$/;

/** The text of a mail's HTML, with a line for each block. Nothing of it is ever shown as HTML. */
export function htmlText(html: string): string {
  const bare = ['script', 'style', 'head', 'title'].reduce(
    without,
    html.replace(/<!--[\s\S]*?(?:-->|$)/g, ' '),
  );
  return bare
    .replace(/\s+/g, ' ')
    .replace(/<![^<>]*>/g, '')
    .replace(/<(\/?[a-z][a-z0-9]*)[^<>]*>/gi, (_tag, name: string) => {
      const small = name.toLowerCase();
      if (BLOCK.test(small)) return '\n';
      return /^\/?t[dh]$/.test(small) ? ' ' : '';
    })
    .replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, character);
}
