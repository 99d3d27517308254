import { createHash } from 'node:crypto';
import { allOf, child, type Element, readXml, textAt } from './read-xml.ts';

// Knows nothing of the program that wrote the records: it reads the exported XML and computes from its fields alone.

const ALTA = [
  ...['IDFactura/IDEmisorFactura', 'IDFactura/NumSerieFactura'],
  ...['IDFactura/FechaExpedicionFactura', 'TipoFactura', 'CuotaTotal', 'ImporteTotal'],
] as const;
const ANULACION = [
  ...['IDFactura/IDEmisorFacturaAnulada', 'IDFactura/NumSerieFacturaAnulada'],
  'IDFactura/FechaExpedicionFacturaAnulada',
] as const;

const valueAt = (record: Element, path: string) => textAt(record, ...path.split('/'));
const nameIn = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The hash that the fields of a record come to. */
function hashOf(record: Element): string {
  const paths = record.name === 'RegistroAlta' ? ALTA : ANULACION;
  const fields = [
    ...paths.map((path) => `${nameIn(path)}=${valueAt(record, path)}`),
    `Huella=${valueAt(record, 'Encadenamiento/RegistroAnterior/Huella')}`,
    `FechaHoraHusoGenRegistro=${valueAt(record, 'FechaHoraHusoGenRegistro')}`,
  ];
  return createHash('sha256').update(fields.join('&'), 'utf8').digest('hex').toUpperCase();
}

const centsOf = (text: string) => Math.round(Number(text) * 100);

/** Whether the lines of an invoice come to its sums. */
function isSummed(record: Element): boolean {
  const lines = allOf(record, 'DetalleDesglose');
  const sum = (name: string) =>
    lines.reduce((total, line) => total + centsOf(textAt(line, name)), 0);
  const vat = sum('CuotaRepercutida');
  return (
    vat === centsOf(valueAt(record, 'CuotaTotal')) &&
    vat + sum('BaseImponibleOimporteNoSujeto') === centsOf(valueAt(record, 'ImporteTotal'))
  );
}

/** Series in which a number is missing or stands twice; only those that begin with 1, for an export may be of some days. */
function wrongSeries(numbers: readonly string[]): string[] {
  const series = new Map<string, number[]>();
  for (const name of numbers) {
    const [, before = '', number] = /^(.*?)(\d+)$/.exec(name) ?? [];
    if (number) series.set(before, [...(series.get(before) ?? []), Number(number)]);
  }
  return [...series].flatMap(([name, found]) => {
    const sorted = found.toSorted((one, other) => one - other);
    const [first = 1] = sorted;
    return sorted.some((number, index) => number !== first + index) ? [name] : [];
  });
}

type Verified = { records: number; invoices: number; faults: string[] };

/** Checks the files of an export in their order: hashes, chain, order in time, sums, and that no number of a series is missing. */
export function verifyChain(...files: readonly string[]): Verified {
  const records = files
    .flatMap((xml) => allOf(readXml(xml), 'RegistroFactura'))
    .flatMap(({ children }) => children);
  const faults: string[] = [];
  const numbers: string[] = [];
  const seen = new Set<string>();
  let former: { hash: string; number: string; at: string } | undefined;
  records.forEach((record, index) => {
    const isAlta = record.name === 'RegistroAlta';
    const number = valueAt(record, isAlta ? ALTA[1] : ANULACION[1]);
    const fault = (text: string) => faults.push(`Record ${index + 1} (${number}): ${text}`);
    const hash = valueAt(record, 'Huella');
    const at = valueAt(record, 'FechaHoraHusoGenRegistro');
    if (hashOf(record) !== hash) fault('its hash does not match its fields.');
    const chain = child(record, 'Encadenamiento');
    if (former) {
      if (textAt(chain, 'RegistroAnterior', 'Huella') !== former.hash)
        fault('it does not follow the record before it.');
      if (textAt(chain, 'RegistroAnterior', 'NumSerieFactura') !== former.number)
        fault('it names another invoice as the one before.');
      if (Date.parse(at) < Date.parse(former.at)) fault('it is older than the record before it.');
    } else if (
      textAt(chain, 'PrimerRegistro') !== 'S' &&
      !textAt(chain, 'RegistroAnterior', 'Huella')
    )
      fault('it is neither the first record nor follows one.');
    if (isAlta && !isSummed(record)) fault('its lines do not come to its sums.');
    if (isAlta && textAt(record, 'Subsanacion') !== 'S') {
      if (seen.has(number)) fault('its number stands twice.');
      seen.add(number);
      numbers.push(number);
    } else if (!seen.has(number)) fault('its invoice has no record before it.');
    former = { hash, number, at };
  });
  for (const name of wrongSeries(numbers)) faults.push(`Series ${name}: a number is missing.`);
  return { records: records.length, invoices: numbers.length, faults };
}
