const SPANISH = /^(?:[XYZKLM\d]\d{7}[A-Z]|[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J])$/;
/** Countries whose numbers of companies begin with their code, by whether they are checked in the Union's register. */
const UNION = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)/;
const OTHERS = /^(?:GB|CH|NO|US)/;
const COMPANY_LENGTH = 9;

/** How a record names a customer: by a Spanish number, or by a country and the type of the number (02 of the Union's register, 04 official). */
type CustomerIdentity = { nif: string } | { country?: string; type: '02' | '04'; id: string };

/** Undefined for a number that says nothing of its country, such as a passport's. */
export function customerIdentity(taxNumber: string): CustomerIdentity | undefined {
  if (SPANISH.test(taxNumber)) return { nif: taxNumber };
  if (taxNumber.length < COMPANY_LENGTH) return undefined;
  if (UNION.test(taxNumber)) return { type: '02', id: taxNumber };
  if (OTHERS.test(taxNumber)) return { country: taxNumber.slice(0, 2), type: '04', id: taxNumber };
  return undefined;
}
