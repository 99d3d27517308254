/** The parts of a response that Mozilla's Observatory inspects. */
export type Answer = {
  headers: Readonly<Record<string, string>>;
  cookies?: readonly string[];
  html?: string;
};
/** Result of one check, and its effect on the score. */
export type Finding = { test: string; found: string; points: number };

const finding = (test: string, found: string, points: number): Finding => ({ test, found, points });
const HALF_A_YEAR_S = 15_768_000;
const A_YEAR_S = 31_536_000;

const directivesOf = (policy: string) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

/** A hash or nonce disables `unsafe-inline` in all current browsers. */
const allowsInline = (sources: readonly string[]) =>
  sources.includes("'unsafe-inline'") &&
  !sources.some((source) => /^'(?:nonce-|sha\d{3}-)/.test(source));
const isTooWide = (source: string) => ['*', 'http:', 'https:', 'data:'].includes(source);

function contentSecurityPolicy(policy: string | undefined): Finding {
  const test = 'content-security-policy';
  if (!policy) return finding(test, 'missing', -25);
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) =>
    directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const scripts = sourcesOf('script-src');
  if (allowsInline(scripts) || scripts.some(isTooWide) || sourcesOf('object-src').some(isTooWide))
    return finding(test, 'unsafe scripts or objects', -20);
  if (scripts.includes("'unsafe-eval'")) return finding(test, 'unsafe-eval', -10);
  const styles = sourcesOf('style-src');
  if (allowsInline(styles) || styles.some(isTooWide)) return finding(test, 'unsafe styles', 0);
  return directives.get('default-src')?.join() === "'none'"
    ? finding(test, 'nothing unsafe, and what is not named is forbidden', 10)
    : finding(test, 'nothing unsafe', 5);
}

function cookies(lines: readonly string[]): Finding {
  const worst = Math.min(
    ...lines.map((line) => {
      const has = (attribute: string) => new RegExp(`;\\s*${attribute}`, 'i').test(line);
      const isSession = /^[^=]*(?:sess|login|auth)/i.test(line);
      if (!has('Secure')) return isSession ? -40 : -20;
      if (isSession && !has('HttpOnly')) return -30;
      return has('SameSite=(?:Lax|Strict)') ? 5 : 0;
    }),
  );
  return lines.length === 0
    ? finding('cookies', 'none', 0)
    : finding('cookies', lines.length.toString(), worst);
}

function strictTransportSecurity(value: string | undefined): Finding {
  const test = 'strict-transport-security';
  const seconds = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? 0);
  if (!value) return finding(test, 'missing', -20);
  if (seconds < HALF_A_YEAR_S) return finding(test, 'less than half a year', -10);
  // Five points once the domain is on the browsers' preload list; the header is the list's requirement.
  const isReady = seconds >= A_YEAR_S && /includeSubDomains/i.test(value) && /preload/i.test(value);
  return isReady
    ? finding(test, 'ready for the list of browsers', 5)
    : finding(test, 'half a year or more', 0);
}

const referrerPolicy = (value: string | undefined): Finding =>
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value ?? '')
    ? finding('referrer-policy', value ?? '', 5)
    : finding('referrer-policy', value ?? 'missing', value ? -5 : 0);

function frameOptions(policy: string | undefined, value: string | undefined): Finding {
  const ancestors = directivesOf(policy ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some(isTooWide))
    return finding('x-frame-options', 'frame-ancestors', 5);
  return /^(?:deny|sameorigin)$/i.test(value ?? '')
    ? finding('x-frame-options', value ?? '', 0)
    : finding('x-frame-options', 'missing', -20);
}

const contentTypeOptions = (value: string | undefined): Finding =>
  finding(
    'x-content-type-options',
    value ?? 'missing',
    value?.toLowerCase() === 'nosniff' ? 0 : -5,
  );

const resourcePolicy = (value: string | undefined): Finding =>
  finding(
    'cross-origin-resource-policy',
    value ?? 'missing',
    /^same-(?:origin|site)$/.test(value ?? '') ? 10 : 0,
  );

/** Sharing with any origin, together with credentials, exposes everything. */
const sharing = (origin: string | undefined, credentials: string | undefined): Finding =>
  finding(
    'cross-origin-resource-sharing',
    origin ?? 'none',
    origin && origin !== 'null' && credentials === 'true' ? -50 : 0,
  );

/** Only scripts that the page references; third-party ones require a hash. */
function subresources(html: string): Finding {
  const test = 'subresource-integrity';
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/g)];
  const foreign = scripts.filter(([, src = '']) => /^(?:https?:)?\/\//.test(src));
  if (foreign.some(([, src = '']) => src.startsWith('http:')))
    return finding(test, 'a script in clear', -50);
  if (foreign.some(([tag]) => !tag.includes(' integrity=')))
    return finding(test, 'a script of another site, without its hash', -5);
  const isHashed = scripts.length > 0 && scripts.every(([tag]) => tag.includes(' integrity='));
  return finding(
    test,
    scripts.length === 0 ? 'no script files named' : `${scripts.length} own scripts`,
    isHashed ? 5 : 0,
  );
}

/** Findings by the published rules of Mozilla's HTTP Observatory, except redirection, which depends on the host. */
export function observe({ headers, cookies: lines = [], html = '' }: Answer): Finding[] {
  const policy = headers['content-security-policy'];
  return [
    contentSecurityPolicy(policy),
    cookies(lines),
    strictTransportSecurity(headers['strict-transport-security']),
    referrerPolicy(headers['referrer-policy']),
    frameOptions(policy, headers['x-frame-options']),
    contentTypeOptions(headers['x-content-type-options']),
    resourcePolicy(headers['cross-origin-resource-policy']),
    sharing(headers['access-control-allow-origin'], headers['access-control-allow-credentials']),
    subresources(html),
  ];
}

/** Starts at 100; bonus points count only if at most ten were lost. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (points: number[]) => points.reduce((total, one) => total + one, 0);
  const base = 100 + sum(findings.map(({ points }) => Math.min(0, points)));
  return Math.max(
    0,
    base >= 90 ? base + sum(findings.map(({ points }) => Math.max(0, points))) : base,
  );
}
