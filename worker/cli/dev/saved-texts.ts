import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Strings = Record<string, string>;

const ADDRESS = /^\/locales\/([a-z]{2}\/[a-z-]+\.json)(?:\?|$)/;
/** A worker that is being bundled again holds its requests for seconds. */
const PATIENCE_MS = 300;

const parsed = (text: string): Strings | undefined => {
  try {
    return JSON.parse(text);
  } catch {
    // Half written, or with a mistake: the next save shows.
    return;
  }
};

/** The texts as the worker answers them, where the file has changed since the worker was started with it: as the file has them now. */
export function withSavedTexts(answered: Strings, atStart: Strings, now: Strings): Strings {
  const texts = { ...answered };
  for (const key of Object.keys({ ...atStart, ...now })) {
    const text = now[key];
    if (text === atStart[key]) continue;
    if (text === undefined) delete texts[key];
    else texts[key] = text;
  }
  return texts;
}

/** `npm run dev` shows a text that is saved in `locales/` at once (`web/base/i18n/create-i18n.ts`): the worker's bundle takes seconds. */
export function savedTexts(worker: string): Plugin {
  const folder = path.resolve('locales');
  const read = (name: string) => parsed(readFileSync(path.join(folder, name), 'utf8'));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const atStart = new Map(
    names.filter((name) => name.endsWith('.json')).map((name) => [name, read(name) ?? {}]),
  );
  const answers = new Map<string, Strings>();

  async function askWorker(name: string): Promise<Strings | undefined> {
    const response = await fetch(`${worker}/locales/${name}`);
    if (!response.ok) return;
    const texts = (await response.json()) as Strings;
    answers.set(name, texts);
    return texts;
  }

  return {
    name: 'saved-texts',
    configureServer(server) {
      server.watcher.add(folder);
      server.watcher.on('change', (file) => {
        const [language, namespace] = path
          .relative(folder, file)
          .replace(/\.json$/, '')
          .split(path.sep);
        if (namespace) server.ws.send('texts', { language, namespace });
      });
      server.middlewares.use((request, response, next) => {
        const name = ADDRESS.exec(request.url ?? '')?.[1];
        if (!name) return next();
        const known = answers.get(name);
        const later = new Promise<Strings | undefined>((resolve) => {
          if (known) setTimeout(resolve, PATIENCE_MS, known);
        });
        Promise.race([askWorker(name), later]).then((texts) => {
          if (!texts) return next();
          const first = atStart.get(name) ?? {};
          response.setHeader('Content-Type', 'application/json; charset=utf-8');
          response.setHeader('Cache-Control', 'no-store');
          response.end(JSON.stringify(withSavedTexts(texts, first, read(name) ?? first)));
        }, next);
      });
    },
  };
}
