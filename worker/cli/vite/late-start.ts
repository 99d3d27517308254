import { build, type Plugin, type Rolldown } from 'vite';
import { ADMIN_START } from './admin-apart.ts';

/** The build's files that it takes to run a chunk, in the order in which they run. */
function filesOf(bundle: Rolldown.OutputBundle, first: string): string[] {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) visit(imported);
    ordered.push(file);
  };
  visit(first);
  return ordered.map((file) => `/${file}`);
}

/** A script as one small expression, with constants filled in. */
async function smallScript(entry: string, constants: Record<string, unknown>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'boot' }, modulePreload: false },
  });
  const [output] = Array.isArray(built) ? built : [built as Rolldown.RolldownOutput];
  return (output as Rolldown.RolldownOutput).output[0].code.trim();
}

/** Has the browser compile all of a file beside the main thread, instead of each function on it at its first call. */
const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad\n';
/** Not worth the words, in characters. */
const SMALL = 8000;

/** Puts the boot script into the built page in the place of the entry, so that a filled page decides itself when to come alive. */
export const lateStart = (bootFile: string): Plugin => ({
  name: 'late-start',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length > SMALL) file.code = COMPILE_AT_ONCE + file.code;
    },
  },
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle, chunk }) {
      if (!bundle || !chunk) return html;
      const script = await smallScript(bootFile, { SITE_SCRIPTS: filesOf(bundle, chunk.fileName), ADMIN_START: `/${ADMIN_START}` });
      return html
        .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
        .replace(/\s*<script type="module"[^>]*><\/script>/, '')
        .replace('</body>', () => `<script>${script}</script></body>`);
    },
  },
});
