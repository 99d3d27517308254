import type { InvoiceRecordData, RecordKind } from '#contract/money/invoices/invoices.ts';

/** An amount as records state it: `12.30`, `-0.05`. */
export const amountText = (cents: number): string => {
  const whole = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${whole.slice(0, -2)}.${whole.slice(-2)}`;
};

type Hashed = Pick<InvoiceRecordData, 'id' | 'type' | 'vatCents' | 'totalCents' | 'previous'>;

/** The text that is hashed: name and value of each field in the order of the tax office's description of the «huella», version 0.1.2. */
export function hashedText(kind: RecordKind, data: Hashed, generatedAt: string): string {
  const { id, type, vatCents, totalCents, previous } = data;
  const chained = [`Huella=${previous?.hash ?? ''}`, `FechaHoraHusoGenRegistro=${generatedAt}`];
  const fields =
    kind === 'alta'
      ? [
          `IDEmisorFactura=${id.taxNumber}`,
          `NumSerieFactura=${id.number}`,
          `FechaExpedicionFactura=${id.date}`,
          `TipoFactura=${type}`,
          `CuotaTotal=${amountText(vatCents)}`,
          `ImporteTotal=${amountText(totalCents)}`,
        ]
      : [
          `IDEmisorFacturaAnulada=${id.taxNumber}`,
          `NumSerieFacturaAnulada=${id.number}`,
          `FechaExpedicionFacturaAnulada=${id.date}`,
        ];
  return [...fields, ...chained].join('&');
}

/** SHA-256 as 64 hexadecimal digits in capitals. */
export async function recordHash(
  kind: RecordKind,
  data: Hashed,
  generatedAt: string,
): Promise<string> {
  const text = new TextEncoder().encode(hashedText(kind, data, generatedAt));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return [...bytes]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
