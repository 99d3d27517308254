import * as v from 'valibot';
import { tidyCode } from './tidy-text.ts';

/** Words between single dots, and a name of two labels or more: none empty, none with a dash at its edge, the last no number. */
const MAIL_ADDRESS =
  /^(?!.{65,}@)[^\s\p{C}@.<>,;:"()[\]\\]+(?:\.[^\s\p{C}@.<>,;:"()[\]\\]+)*@(?:(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)\.)+(?!-|\d+$)[\p{L}\p{M}\p{N}-]{2,63}(?<!-)$/u;

/** One address that mail can go to. The forms themselves ask for less, and so for fewer bytes. */
export const MailAddress = v.pipe(
  v.string(),
  v.metadata({ jsonSchema: { format: 'email' } }),
  v.transform(tidyCode),
  v.maxLength(254),
  v.check((text) => MAIL_ADDRESS.test(text), 'email'),
);
