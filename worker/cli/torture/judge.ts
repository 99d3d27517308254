import { mayCall } from '#contract/accounts/rights.ts';
import { type Got, READ_BYTES, type Sent } from './send.ts';

export type Operation = { responses: Record<string, unknown>; path: string; method: string };

const NEEDED_HEADERS = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cache-control',
];
/** Internals of the program: a stack trace, a file of ours, a database message. */
const INSIDES =
  /\n\s+at .+[:(]\d+|node_modules|worker\/[a-z-]+\/[a-z-]+\.ts|SQLITE_|D1_ERROR|\.wrangler/;
/** The plain shell: a page that was not rendered. */
export const UNFILLED = '<div id="root"></div>';
const IS_CLIENT_ONLY = /^\/(?:[a-z]{2}\/)?admin(?:[/?]|$)/;
const EMPTY = new Set([204, 304]);

/** An error in the format that the API promises. */
export function isProblem({ status, headers, text }: Got): boolean {
  const {
    type,
    title,
    status: problemStatus,
  } = (parse(text)?.value ?? {}) as Record<string, unknown>;
  const isTyped = headers['content-type']?.split(';')[0] === 'application/problem+json';
  return (
    isTyped && typeof type === 'string' && typeof title === 'string' && problemStatus === status
  );
}

/** A request to a protected route without access. */
const isUninvited = ({ path, persona, headers }: Sent) =>
  /^\/api\/(?:admin|account)\//.test(path) &&
  !headers.Authorization &&
  (persona === 'visitor' || (persona === 'user' && path.startsWith('/api/admin/')));
/** A helper is let in by the table of what helpers may call; a path that the server would normalise is tried by the tests of access. */
const isBeyondHelper = ({ method, path, persona, headers }: Sent) =>
  persona === 'helper' &&
  path.startsWith('/api/admin/') &&
  !headers.Authorization &&
  !mayCall('helper', method, path.split('?')[0] ?? '');
/** Sent to the very host that its page is from it is of one origin; no browser sends our cookie there. */
const isForged = ({ persona, headers }: Sent, isSafe: boolean) =>
  persona === 'foreign' && !isSafe && !headers.Authorization && headers.Host !== 'other.example';

/** As a server normalises it: `/../admin` is `/admin`. */
const pathOf = ({ path }: Sent) =>
  URL.canParse(path, 'http://site') ? new URL(path, 'http://site').pathname : path;

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** What is wrong with a response; empty when it is as required. */
export function judge(sent: Sent, got: Got, operation: Operation | undefined): string[] {
  const { status, headers, text } = got;
  const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
  const isApi = sent.path.startsWith('/api/');
  const isForm =
    sent.method === 'POST' &&
    (sent.headers['Content-Type'] ?? '').startsWith('application/x-www-form-urlencoded');
  const isHead = sent.method === 'HEAD';
  const isSafe = ['GET', 'HEAD', 'OPTIONS'].includes(sent.method.toUpperCase());
  const wrong: string[] = [];
  if (status >= 500) wrong.push(`status ${status}`);
  if (INSIDES.test(text) && !sent.path.startsWith('/api/docs')) wrong.push('tells its insides');
  // Not ours: the static file server answers `//` before the worker.
  if (!sent.path.startsWith('//'))
    for (const name of NEEDED_HEADERS) if (headers[name] === undefined) wrong.push(`no ${name}`);
  if (EMPTY.has(status) && text !== '') wrong.push(`${status} with a body`);
  if (!isHead && text !== '' && type === '') wrong.push('a body without a type');
  // A backup may be longer than what is read of an answer.
  const isWhole = got.bytes <= READ_BYTES;
  if (!isHead && !EMPTY.has(status) && /\bjson$/.test(type) && isWhole && !parse(text))
    wrong.push(`${type} that is no JSON`);
  if (!isHead && isApi && status >= 400) {
    const isPage = isForm && type === 'text/html';
    if (!isPage && !isProblem(got)) wrong.push(`${status} is no problem+json`);
  }
  if (
    type === 'text/html' &&
    status < 500 &&
    text.includes(UNFILLED) &&
    !IS_CLIENT_ONLY.test(pathOf(sent))
  )
    wrong.push('a page that was not filled');
  if (status === 429 && headers['retry-after'] === undefined)
    wrong.push('429 that does not say for how long');
  if (operation && status >= 200 && status < 300 && !(String(status) in operation.responses))
    wrong.push(`${status} is not in the description`);
  if (status < 300 && (isUninvited(sent) || isBeyondHelper(sent) || isForged(sent, isSafe)))
    wrong.push(`let in ${sent.persona}`);
  // Pages may redirect to other addresses where an administrator configured it.
  const location = isApi || status === 303 ? (headers.location ?? '') : '';
  if (/^(?:https?:)?\/\/(?!localhost|127\.0\.0\.1)/.test(location))
    wrong.push(`leads away to ${location}`);
  return wrong;
}

export type Failure = {
  wrong: string[];
  sent: Sent;
  status: number;
  answer: string;
  seed: number;
  index: number;
};

const SHOWN = 300;

/** A failure for the log: the request, the response, and how to repeat it. */
export const failureText = ({ wrong, sent, status, answer, seed, index }: Failure) =>
  [
    `  ${wrong.join('; ')}`,
    `    ${sent.method} ${sent.path.slice(0, SHOWN)} as ${sent.persona} -> ${status}`,
    `    headers ${JSON.stringify(sent.headers).slice(0, SHOWN)}`,
    ...(sent.body === undefined
      ? []
      : [`    body ${JSON.stringify(String(sent.body)).slice(0, 3 * SHOWN)}`]),
    ...(answer ? [`    answer ${JSON.stringify(answer.slice(0, SHOWN))}`] : []),
    `    again: npm run torture -- fuzz --seed ${seed} --requests 500   (request ${index})`,
  ].join('\n');

export const sweepText = (path: string, { status, text }: Got) =>
  `afterwards ${path} answers ${status}: ${text.slice(0, SHOWN)}`;
