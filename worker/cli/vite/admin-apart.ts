import { type BuildOptions, build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** Files of the administration that its page starts with. */
export type AdminFiles = { scripts: string[]; styles: string[] };

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

const OPTIONS: BuildOptions = { write: false, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } };

/**
 * Builds the administration as a program of its own and adds its files to the site's build. Nothing is shared: whatever the
 * administration comes to need, a visitor's files stay what they are.
 */
export function adminApart(entry: string, config: () => InlineConfig): Plugin & { files: AdminFiles } {
  const files: AdminFiles = { scripts: [], styles: [] };
  return {
    name: 'admin-apart',
    apply: 'build',
    files,
    async buildStart() {
      const built = await build({
        ...config(),
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { ...OPTIONS, rolldownOptions: { input: { admin: entry }, output: { entryFileNames: 'assets/admin-[hash].js' } } },
      });
      const output = (Array.isArray(built) ? built[0] : built) as { output: OutputFile[] };
      const chunks = new Map(output.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
      const wanted = new Set<string>();
      const visit = (name: string) => {
        if (wanted.has(name)) return;
        wanted.add(name);
        for (const imported of chunks.get(name)?.imports ?? []) visit(imported);
      };
      for (const file of output.output) {
        this.emitFile({ type: 'asset', fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source });
        if (file.type === 'chunk' && file.isEntry) visit(file.fileName);
        if (file.fileName.endsWith('.css')) files.styles.push(`/${file.fileName}`);
      }
      files.scripts = [...wanted].map((name) => `/${name}`);
    },
  };
}
