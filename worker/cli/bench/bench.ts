import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from '#cli/chromium.ts';
import { measureBundle } from './bundle.ts';
import { measureGrowth } from './growth.ts';
import { type Machine, named, thisMachine } from './machine.ts';
import { bareServer, demoSite, fillableSite, type Server } from './own-site.ts';
import { measurePages } from './pages.ts';
import { measureRates } from './rates.ts';
import { bundleReport, growthReport, pagesReport, ratesReport } from './report.ts';

// `npm run bench`: page loads on a phone, requests per second, growth and the bundle, on separate sites.
//   npm run bench -- pages rates   only these parts (pages, rates, growth, bundle)

const PARTS = ['pages', 'rates', 'growth', 'bundle'] as const;
type Part = (typeof PARTS)[number];
const RESULTS_FILE = path.join('.wrangler', 'bench.json');

const say = (line = '') => process.stdout.write(`${line}\n`);

function chosenParts(): readonly Part[] {
  const { positionals } = parseArgs({ allowPositionals: true });
  const wrong = positionals.find((name) => !PARTS.some((part) => part === name));
  if (wrong) throw new Error(`There is no part «${wrong}»: ${PARTS.join(', ')}.`);
  return positionals.length > 0 ? PARTS.filter((part) => positionals.includes(part)) : PARTS;
}

/** Stores the figures next to those of the other parts, which may be older. */
function keep(part: Part, machine: Machine, figures: unknown): void {
  mkdirSync(path.dirname(RESULTS_FILE), { recursive: true });
  const before = existsSync(RESULTS_FILE) ? (JSON.parse(readFileSync(RESULTS_FILE, 'utf8')) as object) : {};
  writeFileSync(RESULTS_FILE, JSON.stringify({ ...before, [part]: { machine, figures } }, null, 1));
}

async function withServer<T>(server: Server, use: (url: URL) => Promise<T>): Promise<T> {
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}

async function main() {
  const parts = chosenParts();
  const begun = Date.now();
  const chromium = findChromium();
  const machine = thisMachine(chromium);
  const reports: string[] = [];
  const report = <T>(part: Part, figures: T, text: (figures: T) => string) => {
    keep(part, machine, figures);
    reports.push(text(figures));
  };
  const isChosen = (part: Part) => parts.includes(part);

  say('Preparing a site ...');
  await withServer(await demoSite(), async (site) => {
    if (isChosen('bundle')) report('bundle', await measureBundle(site, chromium), bundleReport);
    if (isChosen('pages')) {
      say('Page loads ...');
      report('pages', await measurePages(site, chromium, say), pagesReport);
    }
    if (isChosen('rates')) {
      say('Requests per second ...');
      await withServer(await bareServer(), async (bare) => report('rates', await measureRates(site, bare, say), ratesReport));
    }
  });
  if (isChosen('growth')) {
    say('Growth ...');
    await withServer(await fillableSite(), async (site) => report('growth', await measureGrowth(site, say), growthReport));
  }
  say();
  say(`Measured on ${named(machine)}, in ${Math.round((Date.now() - begun) / 1000)} s.`);
  for (const text of reports) say(`\n${text}`);
  say(`\nKept in ${RESULTS_FILE}.`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
