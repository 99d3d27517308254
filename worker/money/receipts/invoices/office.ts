import type { InvoiceOffice, SendingStatus } from '#contract/money/invoices/invoices.ts';
import type { Bindings } from '#env';

const ADDRESSES: Readonly<Record<InvoiceOffice, string>> = {
  test: 'https://prewww1.aeat.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
  production:
    'https://www1.agenciatributaria.gob.es/wlpl/TIKE-CONT/ws/SistemaFacturacion/VerifactuSOAP',
};
const TIMEOUT_MS = 30_000;
const LONGEST_ANSWER = 4_000_000;
/** The office has that record already: it was taken with a delivery whose answer was lost. */
const DUPLICATE = '3000';

type OfficeLine = {
  number: string;
  isAnnulment: boolean;
  status: Exclude<SendingStatus, 'due'>;
  code: string | null;
  message: string | null;
};
/** `waitSeconds`: until the office takes the next delivery. */
export type OfficeAnswer = { csv: string | null; waitSeconds: number; lines: OfficeLine[] };

/** The delivery is wrong, says the office, and would be again: one of its records, or what is said of all of them. */
export class DeliveryRefused extends Error {
  readonly code: string | null;
  constructor(fault: string) {
    super(`The tax office refused the delivery: ${fault}`);
    this.code = /Codigo\[(\d+)\]/.exec(fault)?.[1] ?? null;
  }
}

/** Takes the records to the tax office. Throws when it was not reached or did not take the delivery as a whole. */
export type Office = (xml: string) => Promise<OfficeAnswer>;

/** The content of the first element of that name, whatever its namespace's prefix. */
function inside(xml: string, name: string): string | undefined {
  const found = new RegExp(
    `<(?:[\\w-]+:)?${name}(?:\\s[^>]*)?>([\\s\\S]*?)</(?:[\\w-]+:)?${name}>`,
  );
  return found.exec(xml)?.[1];
}
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" },
};
const textOf = (xml: string, name: string): string | null =>
  inside(xml, name)
    ?.replaceAll(/&(lt|gt|amp|quot|apos);/g, (_all, entity: string) => ENTITIES[entity] ?? '')
    .trim() ?? null;

const STATUSES: Readonly<Record<string, OfficeLine['status']>> = {
  ...{ Correcto: 'accepted', AceptadoConErrores: 'with_errors', Incorrecto: 'refused' },
};
/** What the office has already counts as it has it. */
const HAD: Readonly<Record<string, OfficeLine['status']>> = {
  ...{ Correcta: 'accepted', AceptadaConErrores: 'with_errors' },
};

function lineOf(xml: string): OfficeLine {
  const code = textOf(xml, 'CodigoErrorRegistro');
  const had = HAD[textOf(xml, 'EstadoRegistroDuplicado') ?? ''];
  const status = STATUSES[textOf(xml, 'EstadoRegistro') ?? ''] ?? 'refused';
  return {
    number: textOf(xml, 'NumSerieFactura') ?? '',
    isAnnulment: textOf(xml, 'TipoOperacion') === 'Anulacion',
    status: code === DUPLICATE && had ? had : status,
    code,
    message: textOf(xml, 'DescripcionErrorRegistro'),
  };
}

function readAnswer(xml: string): OfficeAnswer {
  const fault = textOf(xml, 'faultstring');
  if (fault !== null && /client/i.test(textOf(xml, 'faultcode') ?? ''))
    throw new DeliveryRefused(fault);
  if (fault !== null) throw new Error(`The tax office took no delivery: ${fault}`);
  const answer = inside(xml, 'RespuestaRegFactuSistemaFacturacion');
  if (answer === undefined) throw new Error('The tax office’s answer was not understood.');
  const lines = answer.match(/<(?:[\w-]+:)?RespuestaLinea>[\s\S]*?<\/(?:[\w-]+:)?RespuestaLinea>/g);
  return {
    csv: textOf(answer, 'CSV'),
    waitSeconds: Number(textOf(answer, 'TiempoEsperaEnvio') ?? 60) || 60,
    lines: (lines ?? []).map(lineOf),
  };
}

/** The way to the tax office with the company's certificate; undefined without one. */
export function officeOf(env: Bindings, office: InvoiceOffice): Office | undefined {
  const { INVOICE_OFFICE: binding, INVOICE_OFFICE_BASE: base } = env;
  const send: Fetcher['fetch'] | undefined = base
    ? (input, init) => fetch(input as RequestInfo, init as RequestInit)
    : binding && ((input, init) => binding.fetch(input, init));
  if (!send) return undefined;
  return async (xml) => {
    const response = await send(base || ADDRESSES[office], {
      method: 'POST',
      headers: { 'Content-Type': 'text/xml; charset=utf-8', SOAPAction: '""' },
      body: xml,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.text()).slice(0, LONGEST_ANSWER);
    // A fault comes with 500 and says why.
    if (!response.ok && !answer.includes('faultstring'))
      throw new Error(`The tax office answered ${response.status}.`);
    return readAnswer(answer);
  };
}
