/** Line breaks and other control characters, and those that change the text direction. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const SCHEME =
  /:\/\/|\b(?:https?|ftp|mailto|tel|sms|callto|javascript|data|whatsapp)\s*:|\bwww\d?[.]/iu;
const AT = /[^\s@]@[^\s@]/u;
const DOTTED = /[\p{L}\p{M}\p{N}_-]+(?:[.\u3002][\p{L}\p{M}\p{N}_-]+)+/gu;
/** Titles before a name with a dot and no space: `Dr.Müller`, `Fco.Javier`. */
const TITLES =
  /^(?:d|dr|dra|prof|mr|mrs|ms|mme|mlle|sr|sra|srta|jr|st|sta|sto|ste|ma|mª|fco|frco|gral|hr|fr|frl|ing|dipl|mag|lic|mn|ntra|dn|dña|don|fam|hno|hna|pd|ph|b|m)$/iu;
/** Domain endings that could also be a surname after an initial or a title. */
const COMMON_ENDINGS =
  /^(?:com|net|org|info|biz|xyz|top|win|bet|app|dev|site|online|shop|store|club|link|live|vip|icu|pro|fun|click|example|test|page|zip|mov|casino|poker|money|cash|bank|news|blog|world|email|support|agency|tours|travel)$/iu;

/** `J.R. Smith` and `Dr.Müller` are names; `evil.example` and `10.0.0.1` are addresses. */
function isAddress(dotted: string): boolean {
  const labels = dotted.split(/[.\u3002]/);
  const ending = labels.at(-1) ?? '';
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label))) return true;
  if (!/^(?:xn--.+|[\p{L}\p{M}]{2,})$/iu.test(ending)) return false;
  const before = labels.slice(0, -1);
  const isName =
    before.every((label) => /^\p{L}\p{M}*$/u.test(label) || TITLES.test(label)) &&
    !COMMON_ENDINGS.test(ending);
  // Two letters are a country code, unless capitalised like a surname or a degree: `A.Wu`, `B.Sc`.
  return (
    !isName ||
    (ending.length === 2 && !/^(?!(?:Co|Io|Me|Tv|To|Ly|Gg|Ai)$)\p{Lu}|^\p{Lo}/u.test(ending))
  );
}

/** Text on one line without web or e-mail addresses, for mails and printed sheets. */
export function isPlain(text: string): boolean {
  const folded = text.normalize('NFKC');
  return (
    !UNPRINTABLE.test(text) &&
    !SCHEME.test(folded) &&
    !AT.test(folded) &&
    !(folded.match(DOTTED) ?? []).some(isAddress)
  );
}
