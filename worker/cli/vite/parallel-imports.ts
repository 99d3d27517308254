import type { Plugin, Rolldown } from 'vite';

/** The chunks that `file` cannot run without, itself among them. */
function withAllImported(chunks: Readonly<Record<string, Rolldown.RenderedChunk>>, file: string): Set<string> {
  const all = new Set([file]);
  // A set goes on over what is added while it is gone through.
  for (const one of all) for (const imported of chunks[one]?.imports ?? []) all.add(imported);
  return all;
}

const KEYS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** `$with("0a", import(page))` asks for the files 0 and a beside the page; each only once. */
const helper = (files: readonly string[]) =>
  `const $files=${JSON.stringify(files.map((file) => file.replace(/^assets\/|\.js$/g, '')).join(' '))}.split(" "),` +
  `$with=(keys,module)=>{for(const key of keys){const at="${KEYS.slice(0, files.length)}".indexOf(key),file=$files[at];$files[at]="";` +
  'file&&document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"/assets/"+file+".js"}))}return module};';

/**
 * Where the entry imports a page, the page's own imports are asked for with it. The browser would know of them only once the page's file
 * has come, a round trip later.
 */
export const parallelImports = (): Plugin => ({
  name: 'parallel-imports',
  apply: 'build',
  renderChunk(code, chunk, _options, { chunks }) {
    if (!chunk.isEntry) return null;
    // A page's loader, which begins with the page, is imported by the entry itself.
    const known = new Set([...withAllImported(chunks, chunk.fileName), ...chunk.dynamicImports]);
    const listed: string[] = [];
    const keyOf = (file: string) => {
      if (!listed.includes(file)) listed.push(file);
      const key = KEYS[listed.indexOf(file)];
      if (!key) throw new Error('More files than keys.');
      return key;
    };
    const together = code.replace(/import\([`'"]\.\/([^`'"]+)[`'"]\)/g, (found, name: string) => {
      const beside = [...withAllImported(chunks, `assets/${name}`)].filter((file) => file !== `assets/${name}` && !known.has(file));
      return beside.length > 0 ? `$with("${beside.map(keyOf).join('')}",${found})` : found;
    });
    return { code: helper(listed) + together, map: null };
  },
});
