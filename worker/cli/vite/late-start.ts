import { build, type Plugin, type Rolldown } from 'vite';
import { ADMIN_START } from './admin-apart.ts';

/** The build's files that a chunk needs before it can run, itself first. */
function filesOf(bundle: Rolldown.OutputBundle, first: string): string[] {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) visit(imported);
  };
  visit(first);
  return [...files].map((file) => `/${file}`);
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

/** Puts the boot script into the built page in the place of the entry, so that a filled page decides itself when to come alive. */
export const lateStart = (bootFile: string): Plugin => ({
  name: 'late-start',
  apply: 'build',
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
