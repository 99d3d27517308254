import * as v from 'valibot';
import { tidyCode } from '../texts/tidy-text.ts';

/** Words between single dots, and a domain of two or more labels: none empty, none with a hyphen at its edge, the last not numeric. */
const MAIL_ADDRESS =
  /^(?!.{65,}@)[^\s\p{C}@.<>,;:"()[\]\\]+(?:\.[^\s\p{C}@.<>,;:"()[\]\\]+)*@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!-|\d+$)[\p{L}\p{M}\p{N}-]{2,63}(?<!-)$/u;

/** One address that mail can be sent to. The forms check less, to save bytes. */
export const MailAddress = v.pipe(
  v.string(),
  v.metadata({ jsonSchema: { format: 'email' } }),
  v.transform(tidyCode),
  v.maxLength(254),
  v.check((text) => MAIL_ADDRESS.test(text), 'email'),
);
