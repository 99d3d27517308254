import {
  type InvoiceId,
  type InvoiceRecordData,
  type InvoiceSystem,
  LEGAL_NAME_LENGTH,
  type RecordKind,
} from '#contract/money/invoices/invoices.ts';
import { customerIdentity } from './customer-identity.ts';
import { amountText } from './record-hash.ts';

const BASE =
  'https://www2.agenciatributaria.gob.es/static_files/common/internet/dep/aplicaciones/es/aeat/tike/cont/ws';
/** Of a delivery. */
export const MAX_RECORDS = 1000;

export type SentRecord = {
  kind: RecordKind;
  data: InvoiceRecordData;
  hash: string;
  generatedAt: string;
};

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Node = string | readonly Node[];
const flat = (node: Node): string => (typeof node === 'string' ? node : node.map(flat).join(''));
/** An element of the namespace of facts; left out when it is empty. */
const el = (name: string, ...inside: Node[]): string => {
  const content = flat(inside);
  return content === '' ? '' : `<sum1:${name}>${content}</sum1:${name}>`;
};
const text = (name: string, value: string | null | undefined) => el(name, escaped(value ?? ''));

/** The name of a firm; invoices of before the settings had its limit may state a longer one. */
const firmName = (name: string, value: string | undefined) =>
  text(name, value && [...value].slice(0, LEGAL_NAME_LENGTH).join(''));

const invoiceId = ({ taxNumber, number, date }: InvoiceId, ending = '') => [
  text(`IDEmisorFactura${ending}`, taxNumber),
  text(`NumSerieFactura${ending}`, number),
  text(`FechaExpedicionFactura${ending}`, date),
];

const system = ({ producer, producerTaxNumber, name, id, version, installation }: InvoiceSystem) =>
  el('SistemaInformatico', [
    text('NombreRazon', producer),
    text('NIF', producerTaxNumber),
    text('NombreSistemaInformatico', name),
    text('IdSistemaInformatico', id),
    text('Version', version),
    text('NumeroInstalacion', installation),
    text('TipoUsoPosibleSoloVerifactu', 'S'),
    text('TipoUsoPosibleMultiOT', 'N'),
    text('IndicadorMultiplesOT', 'N'),
  ]);

const chaining = ({ previous }: InvoiceRecordData) =>
  el(
    'Encadenamiento',
    previous
      ? el('RegistroAnterior', [...invoiceId(previous), text('Huella', previous.hash)])
      : text('PrimerRegistro', 'S'),
  );

const ending = ({ data, hash, generatedAt }: SentRecord) => [
  chaining(data),
  system(data.system),
  text('FechaHoraHusoGenRegistro', generatedAt),
  text('TipoHuella', '01'),
  text('Huella', hash),
];

const repeated = ({ repeats }: InvoiceRecordData) =>
  repeats
    ? [text('Subsanacion', 'S'), text('RechazoPrevio', repeats === 'unknown' ? 'X' : 'N')]
    : [];

function recipient({ customer, type }: InvoiceRecordData): Node {
  if (type === 'F2' || type === 'R5') return text('FacturaSinIdentifDestinatarioArt61d', 'S');
  const identity = customer?.taxNumber ? customerIdentity(customer.taxNumber) : undefined;
  if (!identity) return text('FacturaSinIdentifDestinatarioArt61d', 'S');
  const named =
    'nif' in identity
      ? text('NIF', identity.nif)
      : el('IDOtro', [
          text('CodigoPais', identity.country),
          text('IDType', identity.type),
          text('ID', identity.id),
        ]);
  return el('Destinatarios', el('IDDestinatario', [text('NombreRazon', customer?.name), named]));
}

const breakdown = ({ lines }: InvoiceRecordData) =>
  el(
    'Desglose',
    lines.map(({ bp, baseCents, vatCents }) =>
      el('DetalleDesglose', [
        text('Impuesto', '01'),
        text('ClaveRegimen', '01'),
        text('CalificacionOperacion', 'S1'),
        text('TipoImpositivo', amountText(bp)),
        text('BaseImponibleOimporteNoSujeto', amountText(baseCents)),
        text('CuotaRepercutida', amountText(vatCents)),
      ]),
    ),
  );

function alta(record: SentRecord): string {
  const { data } = record;
  return el('RegistroAlta', [
    text('IDVersion', '1.0'),
    el('IDFactura', invoiceId(data.id)),
    firmName('NombreRazonEmisor', data.issuer),
    repeated(data),
    text('TipoFactura', data.type),
    data.type.startsWith('R') ? text('TipoRectificativa', 'I') : '',
    data.corrects
      ? el('FacturasRectificadas', el('IDFacturaRectificada', invoiceId(data.corrects)))
      : '',
    text('DescripcionOperacion', data.description),
    recipient(data),
    breakdown(data),
    text('CuotaTotal', amountText(data.vatCents)),
    text('ImporteTotal', amountText(data.totalCents)),
    ending(record),
  ]);
}

const anulacion = (record: SentRecord) =>
  el('RegistroAnulacion', [
    text('IDVersion', '1.0'),
    el('IDFactura', invoiceId(record.data.id, 'Anulada')),
    record.data.repeats === 'unknown' ? text('RechazoPrevio', 'S') : '',
    ending(record),
  ]);

/** Records in the element that the tax office takes, oldest first. All are of one issuer. */
export function recordsXml(records: readonly SentRecord[], { isSent = false } = {}): string {
  const issuer = records.at(-1)?.data;
  const body = records
    .map((record) => (record.kind === 'alta' ? alta(record) : anulacion(record)))
    .map((xml) => `<sum:RegistroFactura>${xml}</sum:RegistroFactura>`)
    .join('\n');
  const spaces = `xmlns:sum="${BASE}/SuministroLR.xsd" xmlns:sum1="${BASE}/SuministroInformacion.xsd"`;
  const head = el('ObligadoEmision', [
    firmName('NombreRazon', issuer?.issuer),
    text('NIF', issuer?.id.taxNumber),
  ]);
  const content = `<sum:Cabecera>${head}</sum:Cabecera>\n${body}\n</sum:RegFactuSistemaFacturacion>`;
  return isSent
    ? `<?xml version="1.0" encoding="UTF-8"?>\n<soapenv:Envelope xmlns:soapenv="http://schemas.xmlsoap.org/soap/envelope/"><soapenv:Header/><soapenv:Body><sum:RegFactuSistemaFacturacion ${spaces}>\n${content}</soapenv:Body></soapenv:Envelope>`
    : `<?xml version="1.0" encoding="UTF-8"?>\n<sum:RegFactuSistemaFacturacion ${spaces}>\n${content}\n`;
}
