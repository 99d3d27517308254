import { keepEarly } from '#ui/early.ts';

// The one script that stands in the page itself; worker/cli/vite/late-start.ts builds it and fills in the names of the build's files.

declare const SITE_SCRIPTS: readonly string[];
declare const ADMIN_START: string;

const IDLE_LIMIT_MS = 2000;

const add = (tag: 'link' | 'script', attributes: Partial<HTMLLinkElement & HTMLScriptElement>) =>
  document.head.append(Object.assign(document.createElement(tag), attributes));

/** The first script runs; the others are what it imports, asked for at once. */
function run([entry = '', ...imported]: readonly string[]) {
  for (const href of imported) add('link', { rel: 'modulepreload', href });
  add('script', { type: 'module', src: entry });
}

let hasStarted = false;

function start() {
  if (hasStarted) return;
  hasStarted = true;
  if (/^\/admin(?:\/|$)/.test(location.pathname)) return run([ADMIN_START]);
  const sheet = document.getElementById('styles')?.getAttribute('data-href');
  if (sheet) add('link', { rel: 'stylesheet', href: sheet });
  run(SITE_SCRIPTS);
}

/** A filled page comes alive when everything that shows has come, or at the first touch or key; until then nothing is lost. */
function startLate() {
  window.early = keepEarly(() => true, start);
  // The next frame paints what has just come; only then is there time for scripts.
  const idle = () =>
    requestAnimationFrame(() =>
      setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(start, { timeout: IDLE_LIMIT_MS }) : start())),
    );
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

if (document.getElementById('state')) startLate();
else start();
