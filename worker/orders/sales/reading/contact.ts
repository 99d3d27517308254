const EMAIL = /[\w.+%-]{1,64}@[\w-]+(?:\.[\w-]+)+/i;
const PHONE =
  /(?<![\w-])(?:\+|00)\s?\d[\d\s().-]{6,18}\d(?!\w)|(?<![\w+.,/-])[679]\d{2}[\s.-]?\d{2,3}[\s.-]?\d{2,3}(?:[\s.-]?\d{2,3})?(?![\d.,€])/;
const LABELLED_NAME =
  /^[ \t]*(?:lead (?:traveller|traveler|guest|customer)(?: name)?|main (?:traveller|customer|guest)|customer(?: name)?|traveller(?: name)?|guest(?: name)?|name|nombre(?: del cliente| completo)?|cliente|titular|viajero principal|huésped|nom(?: del client)?|client|hoste|gast(?:name)?|reisender|kunde|name des gastes)[ \t]*[:：][ \t]*(.{2,80})$/im;
const NAME =
  "\\p{Lu}[\\p{L}'’.-]+(?: (?:de |del |de la |van |von |da |i |y )?\\p{Lu}[\\p{L}'’.-]+){0,3}";
const SAID_NAME = new RegExp(
  `(?:auf den Namen|Name ist|ich heiße|ich bin|mein Name ist|a nombre de|a nom de|under the name(?: of)?|in the name of|my name is|me llamo|mi nombre es|soy|em dic|el meu nom és|sóc (?:en |na )?|nombre:|name:)\\s+(?:(?:Herr|Frau|Familie|Sr\\.?|Sra\\.?|Mr\\.?|Mrs\\.?|Ms\\.?|Fam\\.?)\\s+)?(${NAME})`,
  'iu',
);
const GUEST = new RegExp(
  `(?:^|[\\s,;(])(?:Herr|Frau|Familie|Fam\\.|Sr\\.|Sra\\.|Sr|Sra|Mr\\.?|Mrs\\.?|Ms\\.?|Señora?|Senyora?|Família|Familia)\\s+(${NAME})`,
  'u',
);
const SIGNED = new RegExp(
  `(?:saludos|un saludo|gracias|gràcies|salutacions|thanks|thank you|many thanks|cheers|regards|best|best wishes|grüße|grüsse|gruß|danke|lg|vg|mfg|adéu)[ \\t]*[,.!–-]*\\s+(${NAME})\\s*$`,
  'iu',
);
const ROOM =
  /\b(?:hab(?:itación|itació)?\.?|room|zimmer|zi\.|apt\.?|apartamento)\s*(?:nr\.?|n[ºo.]\.?|no\.?|#)?\s*(\d{1,4}[a-z]?)\b/i;
const REFERENCE =
  /(?:booking (?:reference|ref|number|no|id|code)|reservation (?:number|no|id|code)|confirmation (?:number|code|no)|order (?:number|no|id)|voucher(?: no| number)?|reference(?: number)?|ref|referencia|referència|localizador|localitzador|código de reserva|codi de reserva|n(?:úm|º|o)?\.? ?(?:de )?reserva|reserva n[º.o]|buchungsnummer|buchungs-?nr|buchungscode|bestätigungsnummer|reservierungsnummer|bono|expediente)\.?[ \t]*[:#.º]*[ \t]*\n?[ \t]*#?([A-Z0-9][A-Z0-9/-]{3,30})(?![\p{L}\d])/iu;

const trimmed = (text: string | undefined) => text?.trim().replace(/[\s,.;]+$/, '') || null;

export const readEmail = (text: string): string | null =>
  EMAIL.exec(text)?.[0].toLowerCase() ?? null;
/** As it is written. */
export const readPhone = (text: string): string | null => trimmed(PHONE.exec(text)?.[0]);
export const readRoom = (text: string): string | null => trimmed(ROOM.exec(text)?.[0]);

/** With a figure in it: a word is no reference. */
export function readReference(text: string): string | null {
  const found = REFERENCE.exec(text)?.[1];
  return found && /\d/.test(found) ? found.toUpperCase() : null;
}

export const readName = (text: string): string | null =>
  trimmed(
    LABELLED_NAME.exec(text)?.[1] ??
      SAID_NAME.exec(text)?.[1] ??
      SIGNED.exec(text.trim())?.[1] ??
      GUEST.exec(text)?.[1],
  );
