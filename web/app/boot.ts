import { keepEarly } from '#ui/early.ts';

// The one script that stands in the page itself; worker/cli/vite/late-start.ts builds it and fills in the names of the build's files.

declare const SITE_SCRIPTS: readonly string[];
declare const ADMIN_START: string;

const IDLE_LIMIT_MS = 2000;

const add = (tag: 'link' | 'script', attributes: Partial<HTMLLinkElement & HTMLScriptElement>) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));

/** All are asked for at once and run in this order, each in a task of its own, so that a touch never waits for all of them. */
function run(files: readonly string[]) {
  for (const src of files) add('script', { type: 'module', src, async: false });
}

let hasStarted = false;

function start() {
  if (hasStarted) return;
  hasStarted = true;
  if (/^\/admin(?:\/|$)/.test(location.pathname)) return run([ADMIN_START]);
  const sheet = document.getElementById('styles')?.dataset.href;
  if (sheet) add('link', { rel: 'stylesheet', href: sheet });
  // What the browser may fetch ahead by itself when somebody is about to follow a link, as long as the page is not alive; afterwards the
  // router fetches what the next page lacks, which is less. Not before all that shows has come: each link is matched against it.
  document.head.append(document.querySelector('template')?.content ?? '');
  run(SITE_SCRIPTS);
}

/** A filled page comes alive when everything that shows has come, or at the first touch or key; until then nothing is lost. */
function startLate() {
  window.early = keepEarly(() => true, start);
  const whenIdle: typeof requestIdleCallback = window.requestIdleCallback ?? setTimeout;
  // The next frame paints what has just come; only then is there time for scripts.
  const idle = () => requestAnimationFrame(() => setTimeout(() => whenIdle(start, { timeout: IDLE_LIMIT_MS })));
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

if (document.getElementById('state')) startLate();
else start();
