/** Domains of most guests' addresses. */
const DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.es',
  'hotmail.de',
  'hotmail.fr',
  'hotmail.it',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.es',
  'outlook.de',
  'live.com',
  'msn.com',
  'yahoo.com',
  'yahoo.es',
  'yahoo.de',
  'yahoo.fr',
  'yahoo.co.uk',
  'ymail.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'gmx.net',
  'gmx.at',
  'gmx.ch',
  'web.de',
  't-online.de',
  'freenet.de',
  'telefonica.net',
  'btinternet.com',
  'bluewin.ch',
  'orange.fr',
  'libero.it',
  'mail.com',
  'email.com',
] as const;
const KNOWN: ReadonlySet<string> = new Set(DOMAINS);

/** Endings that are none, and those of which they are a slip. */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  vom: 'com',
  xom: 'com',
  cpm: 'com',
  comm: 'com',
  coom: 'com',
  cim: 'com',
  clm: 'com',
  comn: 'com',
  como: 'com',
  ney: 'net',
  nte: 'net',
  met: 'net',
  ogr: 'org',
  orgg: 'org',
};
/** Typed in front of them without the dot: `gmailcom`. */
const DOTLESS = ['com', 'net', 'org', 'es', 'de', 'cat', 'fr', 'it', 'at', 'ch'];
/** A shorter name is one letter away from too many others. */
const SHORTEST_GUESS = 8;

/** Whether one letter more, less or other, or two letters that changed places, make one text of the other. */
function isOneSlip(typed: string, known: string): boolean {
  if (Math.abs(typed.length - known.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === known[start]) start += 1;
  const rest = typed.slice(start);
  const other = known.slice(start);
  return (
    rest.slice(1) === other.slice(1) ||
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

/** Endings of countries that are slips of `.com` after a provider's name. */
const NEARLY_COM = ['co', 'cm', 'om'];

const nameOf = (domain: string) => domain.slice(0, domain.indexOf('.'));
/** `hotmail.be` is Belgium's and no slip of `hotmail.de`. */
function isOfCountry(domain: string, known: string): boolean {
  const ending = domain.slice(domain.indexOf('.') + 1);
  return nameOf(domain) === nameOf(known) && ending.length === 2 && !NEARLY_COM.includes(ending);
}

const withEnding = (domain: string) =>
  domain.replace(/\.([a-z]+)$/, (whole, ending: string) => {
    const meant = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined;
    return meant ? `.${meant}` : whole;
  });

/** `gmailcom` and `gmail` of a provider that is known; `examplecom` of any. */
function withDot(domain: string): string {
  if (domain.includes('.')) return domain;
  const provider = DOMAINS.find((one) => one.startsWith(`${domain}.`));
  const joined = DOMAINS.find((one) => one.replaceAll('.', '') === domain);
  const ending = DOTLESS.find((one) => domain.endsWith(one) && domain.length > one.length + 2);
  return joined ?? provider ?? (ending ? `${domain.slice(0, -ending.length)}.${ending}` : domain);
}

/** A doubled dot, a comma for a dot, and a dot at the end. */
const withSingleDots = (domain: string) =>
  domain
    .replaceAll(',', '.')
    .replace(/\.{2,}/g, '.')
    .replace(/^\.|\.$/g, '');

function meantDomain(typed: string): string {
  const mended = withEnding(withDot(withSingleDots(typed)));
  if (KNOWN.has(mended)) return mended;
  if (mended.length < SHORTEST_GUESS) return mended;
  return (
    DOMAINS.find(
      (one) => one.length >= SHORTEST_GUESS && isOneSlip(mended, one) && !isOfCountry(mended, one),
    ) ?? mended
  );
}

/**
 * The address that was probably meant, when the domain of a typed one looks like a slip: `ana@gmial.com`, `ana@gmail.con`, `ana@gmailcom`.
 * Undefined when there is nothing to ask. It is a question to the guest: what was typed may be right.
 */
export function emailHint(typed: string): string | undefined {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  const name = text.slice(0, at);
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || domain === '' || /[\s@]/.test(name + domain)) return undefined;
  if (KNOWN.has(domain)) return undefined;
  const meant = meantDomain(domain);
  return meant === domain || !meant.includes('.') ? undefined : `${name}@${meant}`;
}
