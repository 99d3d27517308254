import { commandOptions } from '../command-options.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { inTurn, type Outcome, type Part, type Stage, say } from './part.ts';
import { keepFigures, printFigures } from './report.ts';
import { FreshSite } from './site.ts';
import { burst } from './stress/burst.ts';
import { faults } from './stress/faults.ts';
import { kill } from './stress/kill.ts';
import { load } from './stress/load.ts';
import { bookings, payments } from './stress/orders.ts';
import { resources } from './stress/resources.ts';
import { sales } from './stress/sales.ts';

// `npm run torture`: whatever can go wrong, on its own sites with fresh state, on loopback only.
//   fuzz load burst faults kill bookings payments sales   the parts to run; without any, all of them
//   --seed N          the first seed; a failure prints the one that repeats it
//   --requests 20000  generated requests
//   --connections 8   concurrent requests
//   --seconds 60      duration of the load
//   --lives 50        how often the process is killed

const PARTS: Readonly<Record<string, Part>> = {
  fuzz,
  load,
  burst,
  faults,
  kill,
  bookings: inTurn(bookings, resources),
  payments,
  sales,
};

const { values, positionals } = commandOptions({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
    requests: { type: 'string', default: '20000' },
    connections: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '60' },
    lives: { type: 'string', default: '50' },
  },
});

function wholeNumber(name: keyof typeof values): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 0)
    throw new Error(`--${name} must be a whole number, not «${values[name]}».`);
  return value;
}

function chosenParts(): [string, Part][] {
  const unknown = positionals.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Error(`There is no part «${unknown.join(' ')}»: ${Object.keys(PARTS).join(', ')}.`);
  return Object.entries(PARTS).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
}

async function main(): Promise<boolean> {
  const parts = chosenParts();
  const [seed, requests, connections] = [
    wholeNumber('seed'),
    wholeNumber('requests'),
    wholeNumber('connections'),
  ];
  const [seconds, lives] = [wholeNumber('seconds'), wholeNumber('lives')];
  say(`Seed ${seed}. Preparing a fresh site ...`);
  const site = new FreshSite();
  await site.prepare();
  const stage: Stage = { site, seed, requests, connections, seconds, lives };
  const outcomes: Record<string, Outcome> = {};
  for (const [name, part] of parts) {
    const start = performance.now();
    say(`\n${name} ...`);
    const outcome = await part(stage).catch(
      (error: unknown): Outcome => ({
        figures: {},
        failures: [`It broke off: ${String((error as Error).stack)}`],
      }),
    );
    outcomes[name] = {
      ...outcome,
      figures: { ...outcome.figures, seconds: Math.round((performance.now() - start) / 1000) },
    };
    printFigures(name, outcomes[name]);
  }
  return keepFigures(seed, outcomes);
}

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
