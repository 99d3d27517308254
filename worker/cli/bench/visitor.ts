import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { transformWithOxc } from 'vite';

/** What the probe in the page reports (browser/probe.ts). */
export type PageFigures = { ttfb: number; fcp: number; lcp: number; lcpElement: string; cls: number; tbt: number };
export type Transfer = { kind: 'html' | 'js' | 'css' | 'img' | 'font' | 'other'; url: string; bytes: number; isDone: boolean };
/** A new phone on a page, with an empty cache. */
export type Visitor = {
  page: Page;
  transfers: () => readonly Transfer[];
  touch: (x: number, y: number) => Promise<void>;
  leave: () => Promise<void>;
};

const CPU_SLOWDOWN = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  ignoreHTTPSErrors: true,
  locale: 'en-GB',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
};
const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--disable-features=Translate,OptimizationHints,MediaRouter',
];
const POLL_MS = 100;
const IDLE_MS = 1000;
const IDLE_LIMIT_MS = 8000;
/** How long a finger or a key stays down. A release in the same frame would be counted with the press. */
export const HELD_MS = 70;
/** By then the largest image's paint is reported. */
const GLANCE_MS = 300;

/** `hosts`: local ports by the host name that the browser requests. */
export const openBrowser = (executablePath: string, hosts: Readonly<Record<string, number>>) =>
  chromium.launch({
    executablePath,
    args: [
      ...BROWSER_ARGUMENTS,
      `--host-resolver-rules=${Object.entries(hosts)
        .map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`)
        .join(',')}`,
    ],
  });

const probeFile = path.join(import.meta.dirname, 'browser/probe.ts');
const probe = transformWithOxc(readFileSync(probeFile, 'utf8'), probeFile).then(({ code }) => `(() => {${code}})();`);

function kindOf(type: string, mime: string): Transfer['kind'] {
  if (type === 'Document') return 'html';
  if (type === 'Script' || mime.includes('javascript')) return 'js';
  if (type === 'Stylesheet' || mime.includes('css')) return 'css';
  if (type === 'Font' || mime.includes('font')) return 'font';
  return type === 'Image' || mime.startsWith('image/') ? 'img' : 'other';
}

function countTransfers(session: CDPSession): () => readonly Transfer[] {
  const all = new Map<string, Transfer>();
  const end = (id: string, bytes: number) => {
    const one = all.get(id);
    if (one) Object.assign(one, { bytes, isDone: true });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    if (!/^(?:data|blob):/.test(request.url)) all.set(requestId, { kind: kindOf(type, ''), url: request.url, bytes: 0, isDone: false });
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const one = all.get(requestId);
    if (one) one.kind = kindOf(type, response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return () => [...all.values()];
}

/** A finger's tap, in screen pixels. Playwright's own tap inspects the page for its target during the measurement. */
async function touch(session: CDPSession, x: number, y: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, HELD_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until no request has started or ended for a while. */
export async function untilNetworkIdle({ page, transfers }: Visitor): Promise<void> {
  const limit = Date.now() + IDLE_LIMIT_MS;
  let before = -1;
  for (let idleMs = 0; idleMs < IDLE_MS && Date.now() < limit; ) {
    await page.waitForTimeout(POLL_MS);
    const now = transfers();
    idleMs = now.length === before && now.every(({ isDone }) => isDone) ? idleMs + POLL_MS : 0;
    before = now.length;
  }
}

/** `isGlance`: waits only for the load event and the first paints. */
export async function visit(browser: Browser, url: string, isGlance = false): Promise<Visitor> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const visitor = {
    page,
    transfers: countTransfers(session),
    touch: (x: number, y: number) => touch(session, x, y),
    leave: () => context.close(),
  };
  await page.addInitScript({ content: await probe });
  await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
  await (isGlance ? page.waitForTimeout(GLANCE_MS) : untilNetworkIdle(visitor));
  return visitor;
}

export const figuresOf = ({ page }: Visitor) => page.evaluate<PageFigures>('bench.figures()');
