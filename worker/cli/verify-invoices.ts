import { readFileSync } from 'node:fs';
import { commandOptions } from './command-options.ts';
import { verifyChain } from './invoices/verify-chain.ts';

// `npm run invoices:verify -- FILE.xml`: checks the records of invoices that the administration exported, on any computer. Exits with 1 when one
// does not fit.

const { positionals } = commandOptions({ options: {}, allowPositionals: true });
const [file] = positionals;

if (!file) {
  process.stderr.write('Name the exported file: npm run invoices:verify -- invoices-all.xml\n');
  process.exitCode = 1;
} else {
  const { records, invoices, faults } = verifyChain(readFileSync(file, 'utf8'));
  const words =
    faults.length === 0
      ? `${records} records of ${invoices} invoices: each follows the one before, no number is missing.`
      : faults.join('\n');
  process.stdout.write(`${words}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
