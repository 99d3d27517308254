import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { commandOptions } from './command-options.ts';
import { verifyChain } from './invoices/verify-chain.ts';

// `npm run invoices:verify -- FILE`: checks the records of invoices that the administration exported as XML or as a ZIP of several, on any computer.
// Exits with 1 when one does not fit.

const { positionals } = commandOptions({ options: {}, allowPositionals: true });
const [file] = positionals;

if (!file) {
  process.stderr.write('Name the exported file: npm run invoices:verify -- invoices-all.xml\n');
  process.exitCode = 1;
} else {
  const exported = readFileSync(file);
  const texts = file.endsWith('.zip') ? Object.values(unzipSync(exported)) : [exported];
  const { records, invoices, faults } = verifyChain(...texts.map((text) => strFromU8(text)));
  const words =
    faults.length === 0
      ? `${records} records of ${invoices} invoices: each follows the one before, no number is missing.`
      : faults.join('\n');
  process.stdout.write(`${words}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
