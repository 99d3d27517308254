import { type BuildOptions, build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The one file of the administration with a fixed name: it brings in the others. Not kept by browsers without asking. */
export const ADMIN_START = 'admin-start.js';

/** First the style sheet, then the program. */
const startScript = (entry: string, styles: readonly string[]) => `const sheets = ${JSON.stringify(styles)}.map((href) => {
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(sheet);
  return new Promise((resolve) => sheet.addEventListener('load', resolve));
});
await Promise.all(sheets);
await import(${JSON.stringify(entry)});
`;

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const OPTIONS: BuildOptions = { write: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } };

/**
 * Builds the administration as a program of its own and adds its files to the site's build. Nothing is shared: whatever the
 * administration comes to need, a visitor's files stay what they are.
 */
export const adminApart = (entry: string, config: () => InlineConfig): Plugin => ({
  name: 'admin-apart',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const built = await build({
      ...config(),
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: { ...OPTIONS, rolldownOptions: { input: { admin: entry }, output: { entryFileNames: 'assets/admin-[hash].js' } } },
    });
    const { output } = (Array.isArray(built) ? built[0] : built) as { output: OutputFile[] };
    // Named by their content: what both have, such as the display face, is the same file.
    for (const file of output.filter(({ fileName }) => !(fileName in bundle)))
      this.emitFile({ type: 'asset', fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source });
    const start = output.find((file) => file.type === 'chunk' && file.isEntry);
    if (!start) throw new Error('The administration was not built.');
    const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => `/${fileName}`);
    this.emitFile({ type: 'asset', fileName: ADMIN_START, source: startScript(`/${start.fileName}`, styles) });
  },
});
