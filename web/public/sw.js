/**
 * Keeps single pages for reading without a network. Whatever belongs to no purpose below is neither cached nor touched.
 * A purpose whose cache changes its form takes a new number; `activate` drops the old one.
 *
 * `trail`: one public page, cached under its path.
 * `voucher`: an order or an item of it behind a signed link. Each has a cache of its own, where it stands under its path and token, with the day
 * after which it is dropped. It is cached only when the page itself requests it, and shown only when the network fails.
 * `crew`: the page of a guide or a driver behind a secret address, as it was last read, and its script.
 * `desk`: the administration's check-in of one day's departures: page, files, list of guests and who is signed in. It goes with the session.
 */
const TRAIL = 'trail-1';
const CREW = 'crew-1';
const CREW_KEPT_MS = 48 * 3_600_000;
const DESK = 'desk-1';
const DESK_KEPT_MS = 24 * 3_600_000;
const VOUCHER = 'voucher-1 ';
const VOUCHERS_LIMIT = 6;
/** A network that has not answered by then has failed, when there is a copy. */
const PATIENCE_MS = 10_000;

const LANGUAGE = '(?:/(?:es|en|de|ca))?';
const TRAIL_PATH = new RegExp(`^${LANGUAGE}/cami-de-cavalls/?$`);
/** The page of an order, and what it was called before. */
const VOUCHER_PATH = new RegExp(
  `^${LANGUAGE}/(?:order|(?:airport-transfers|trips)/booking)/[A-Z0-9]{8}$`,
);

const CREW_PATH = /^\/crew\/[\w-]{43}$/;
const CREW_SCRIPT = '/crew.js';

/** A departure's screen, and the list that it reads. */
const DESK_PATH = /^(?:\/api)?\/admin\/departures\/\d+\/([\d-]{10})\/[\w:-]+$/;
const DESK_USER = '/api/user';

const isTrail = (url) => TRAIL_PATH.test(url.pathname);
const isVoucher = (url) =>
  VOUCHER_PATH.test(url.pathname) && Boolean(url.searchParams.get('token'));
const isCrew = ({ pathname }) => CREW_PATH.test(pathname);
const isAdmin = ({ pathname }) => pathname === '/admin' || pathname.startsWith('/admin/');
const isDesk = (url) => isAdmin(url) && DESK_PATH.test(url.pathname);
const isDeskAnswer = ({ pathname }) =>
  pathname === DESK_USER || (pathname.startsWith('/api/') && DESK_PATH.test(pathname));
const isAsset = (path) => path.startsWith('/assets/');
const isLocale = (path) => /^\/locales\/[a-z]{2}\/[a-z-]+\.json$/.test(path);
/** What the trail's page asks for after it has come. */
const isAnswer = ({ pathname }) => pathname === '/api/trail' || pathname === '/api/trips';
const isOwn = (url) => url.origin === self.location.origin;
const isPage = (response) =>
  response.ok &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html');
const isPublicPage = (response) =>
  isPage(response) && !(response.headers.get('Cache-Control') ?? '').includes('no-store');

const voucherCache = (url) => VOUCHER + url.pathname;
const voucherKey = (url) =>
  `${url.pathname}?token=${encodeURIComponent(url.searchParams.get('token'))}`;
const isVoucherKey = (address) => isVoucher(new URL(address));

/** The page that a voucher's cache holds, undefined when there is none or its time is over. */
async function voucherIn(name) {
  const cache = await caches.open(name);
  const key = (await cache.keys()).find(({ url }) => isVoucherKey(url));
  const response = key && (await cache.match(key, { ignoreVary: true }));
  const numberIn = (name) => Number(response.headers.get(name));
  const isOver = !response || numberIn('X-Kept-Until') < Date.now() - numberIn('X-Kept-Ahead');
  return isOver ? undefined : { key, response, at: Number(response.headers.get('X-Kept-At')) };
}

const voucherNames = async () => (await caches.keys()).filter((name) => name.startsWith(VOUCHER));

async function dropOverVouchers() {
  for (const name of await voucherNames()) if (!(await voucherIn(name))) await caches.delete(name);
}

/** Of the desk, the whole day goes at once. */
async function dropOverDesk() {
  const user = await caches.match(DESK_USER, { cacheName: DESK, ignoreVary: true });
  if (Number(user?.headers.get('X-Kept-Until')) < Date.now()) await caches.delete(DESK);
}

const dropOver = () => Promise.all([dropOverVouchers(), dropOverDesk()]);

/** Of too many the oldest go. */
async function dropOldestVouchers() {
  const names = await voucherNames();
  const held = await Promise.all(
    names.map(async (name) => ({ name, at: (await voucherIn(name))?.at ?? 0 })),
  );
  const surplus = held.sort((a, b) => b.at - a.at).slice(VOUCHERS_LIMIT);
  await Promise.all(surplus.map(({ name }) => caches.delete(name)));
}

const SERVER_TIME = /(?:^|,)\s*now;dur=(\d+)/;
/** Milliseconds that the device's clock is ahead of the server's, by a response that has just arrived. */
function clockAhead({ headers }) {
  const [, at] = SERVER_TIME.exec(headers.get('Server-Timing') ?? '') ?? [];
  return at ? Date.now() - Number(at) : 0;
}

/** The same page with the time of keeping and the time of forgetting, both the server's. */
async function stamped(response, until) {
  const headers = new Headers(response.headers);
  const ahead = clockAhead(response);
  for (const name of ['Content-Encoding', 'Content-Length', 'Server-Timing', 'Set-Cookie'])
    headers.delete(name);
  headers.set('X-Kept-At', String(Date.now() - ahead));
  headers.set('X-Kept-Ahead', String(ahead));
  headers.set('X-Kept-Until', String(until));
  return new Response(await response.text(), { headers });
}

/** A cached page tells from when it is: `web/content/offline-voucher.tsx` shows it. */
async function asOfflineCopy({ response, at }) {
  const html = (await response.text()).replace(
    '<html',
    `<html data-offline-copy="${new Date(at).toISOString()}"`,
  );
  return new Response(html, { headers: response.headers });
}

self.addEventListener('install', () => self.skipWaiting());

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => ![TRAIL, CREW, DESK].includes(name) && !name.startsWith(VOUCHER))
      .map((name) => caches.delete(name)),
  );
  await dropOver();
}

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()])),
);

/** Network first. The page is cached under its path; offline, its copy shows at the very address that it was made for. */
async function answerTrail(request, url) {
  const cache = await caches.open(TRAIL);
  try {
    const response = await fetch(request);
    if (isPublicPage(response)) await cache.put(url.pathname, response.clone());
    return response;
  } catch (error) {
    const cached = await cache.match(url.pathname, { ignoreVary: true });
    if (!cached) throw error;
    return new URL(cached.url).search === url.search ? cached : Response.redirect(cached.url);
  }
}

const tooLate = () =>
  new Promise((_, reject) =>
    setTimeout(() => reject(new Error('no answer from the network')), PATIENCE_MS),
  );

/** The copy of a page, for who has the very token. */
async function cachedVoucher(url) {
  const name = voucherCache(url);
  const held = (await caches.has(name)) ? await voucherIn(name) : undefined;
  return held?.key.url === url.origin + voucherKey(url) ? held : undefined;
}

/** Network first; a booking that is gone takes its copy along. Offline, a former link leads to the copy as the server would. */
async function answerVoucher(request, url) {
  const name = voucherCache(url);
  const order = new URL(url.href.replace(/\/(?:airport-transfers|trips)\/booking\//, '/order/'));
  const [cached, moved] = await Promise.all([cachedVoucher(url), cachedVoucher(order)]);
  if (!cached && !moved) return fetch(request);
  try {
    const response = await Promise.race([fetch(request), tooLate()]);
    if (response.status === 404 || response.status === 410) await caches.delete(name);
    else if (cached && isPage(response)) {
      const cache = await caches.open(name);
      await cache.put(
        voucherKey(url),
        await stamped(response.clone(), cached.response.headers.get('X-Kept-Until')),
      );
    }
    return response;
  } catch {
    return moved && order.href !== url.href ? Response.redirect(order) : asOfflineCopy(cached);
  }
}

/** Stores a page of the crew as it is now; of an address that is not valid any more, nothing is left. */
async function storeCrew(url, response) {
  const cache = await caches.open(CREW);
  if (response.status === 404) await cache.delete(url.pathname);
  else if (isPage(response))
    await cache.put(url.pathname, await stamped(response, Date.now() + CREW_KEPT_MS));
}

/** Network first, for half a day without one. What the page reads again itself has no copy: it is to know that it is offline. */
async function answerCrew(request, url) {
  const cached = await caches.match(url.pathname, { cacheName: CREW, ignoreVary: true });
  try {
    const response = await (request.mode === 'navigate' && cached
      ? Promise.race([fetch(request), tooLate()])
      : fetch(request));
    await storeCrew(url, response.clone());
    return response;
  } catch (error) {
    const until = Number(cached?.headers.get('X-Kept-Until'));
    if (request.mode !== 'navigate' || !(until > Date.now())) throw error;
    return asOfflineCopy({ response: cached, at: Number(cached.headers.get('X-Kept-At')) });
  }
}

/** Keeps the page and its script. */
async function keepCrew(url) {
  const cache = await caches.open(CREW);
  await cache.add(new Request(CREW_SCRIPT, { cache: 'no-cache' }));
  await storeCrew(url, await fetch(url));
  return true;
}

/** Stores part of a departure's screen as it is now. Without the session nothing is left, and of a departure that is gone not this. */
async function storeDesk(url, response) {
  if ([401, 403].includes(response.status)) return caches.delete(DESK);
  const cache = await caches.open(DESK);
  if (response.status === 404) await cache.delete(url.pathname);
  else if (response.ok && !response.redirected)
    await cache.put(url.pathname, await stamped(response, Date.now() + DESK_KEPT_MS));
  return response.ok;
}

/** Network first, for what is kept. Without one, the screen and its reads; what another page of the site reads has no copy. */
async function answerDesk({ request, clientId }, url) {
  const cached = await caches.match(url.pathname, { cacheName: DESK, ignoreVary: true });
  if (!cached) return fetch(request);
  try {
    const response = await Promise.race([fetch(request), tooLate()]);
    await storeDesk(url, response.clone());
    return response;
  } catch (error) {
    if (request.mode === 'navigate') return cached;
    const client = await self.clients.get(clientId);
    if (!client || !isDesk(new URL(client.url))) throw error;
    return cached;
  }
}

/** Keeps a departure's screen. Those of another day, and those of another build, are dropped. */
async function keepDesk(url, { entry, assets, locales, answers }) {
  const dayOf = ({ pathname }) => DESK_PATH.exec(pathname)?.[1];
  const held = (await (await caches.open(DESK)).keys()).map((request) => new URL(request.url));
  const isOther = (one) => dayOf(one) !== undefined && dayOf(one) !== dayOf(url);
  if (held.some(isOther) || !held.some(({ pathname }) => pathname === entry))
    await caches.delete(DESK);
  await addFiles(await caches.open(DESK), { assets, locales, answers: [] });
  for (const address of [url.pathname, ...answers]) {
    const part = new URL(address, url);
    if (!(await storeDesk(part, await fetch(part)))) return false;
  }
  return true;
}

/** Cache first: the names of files carry the hash of their content. */
async function answerAsset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Network first; a cached page brings along its texts, whatever version is requested, and its data. */
async function answerFile(request, key) {
  try {
    return await fetch(request);
  } catch (error) {
    const cached = await caches.match(key, { ignoreVary: true });
    if (!cached) throw error;
    return cached;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !isOwn(url)) return;
  if (isAsset(url.pathname)) return event.respondWith(answerAsset(request));
  if (isLocale(url.pathname)) return event.respondWith(answerFile(request, url.pathname));
  if (isAnswer(url)) return event.respondWith(answerFile(request, url.pathname + url.search));
  if (url.pathname === CREW_SCRIPT) return event.respondWith(answerFile(request, CREW_SCRIPT));
  if (isCrew(url)) return event.respondWith(answerCrew(request, url));
  if (isDesk(url) || isDeskAnswer(url)) return event.respondWith(answerDesk(event, url));
  if (request.mode !== 'navigate') return;
  event.waitUntil(dropOver());
  if (isTrail(url)) event.respondWith(answerTrail(request, url));
  else if (isVoucher(url)) event.respondWith(answerVoucher(request, url));
});

/** Adds the build's files that are not there yet, and texts and data as they are now. Answers what was there before. */
async function addFiles(cache, { assets, locales, answers }) {
  const held = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  await cache.addAll([...assets.filter((path) => !held.has(path)), ...locales, ...answers]);
  return held;
}

/** Keeps the page and the files it used. `entry` is the build's first script: with a new one, what older builds left is dropped. */
async function keepTrail(url, { entry, ...files }) {
  const cache = await caches.open(TRAIL);
  const held = await addFiles(cache, files);
  const isNewBuild = held.size > 0 && !held.has(entry);
  const cached = await cache.match(url.pathname, { ignoreVary: true });
  if (isNewBuild || cached?.url !== url.href) {
    const response = await fetch(url);
    if (!isPublicPage(response)) return false;
    await cache.put(url.pathname, response);
  }
  if (isNewBuild)
    await Promise.all(
      [...held]
        .filter((path) => isAsset(path) && !files.assets.includes(path))
        .map((path) => cache.delete(path)),
    );
  return true;
}

/** Keeps a booking as it stands now, and no file of it that it no longer uses. */
async function keepVoucher(url, { until, ...files }) {
  const time = Date.parse(until);
  const response = await fetch(voucherKey(url));
  if (!isPage(response)) return false;
  if (!(time > Date.now() - clockAhead(response))) return dropVoucher(url);
  const cache = await caches.open(voucherCache(url));
  const held = await addFiles(cache, files);
  for (const request of await cache.keys())
    if (isVoucherKey(request.url)) await cache.delete(request);
  await cache.put(voucherKey(url), await stamped(response, time));
  await Promise.all(
    [...held]
      .filter((path) => isAsset(path) && !files.assets.includes(path))
      .map((path) => cache.delete(path)),
  );
  await dropOldestVouchers();
  return true;
}

async function dropVoucher(url) {
  await caches.delete(voucherCache(url));
  return false;
}

/** What a page asks for itself: `keep`, or `forget`. Answers whether it is cached now. */
async function obey({ type, page, assets = [], locales = [], answers = [], ...more }) {
  const url = new URL(page);
  const options = {
    ...more,
    ...{ assets: assets.filter(isAsset), locales: locales.filter(isLocale) },
    answers: answers
      .map((address) => new URL(address, url))
      .filter(isDesk(url) ? isDeskAnswer : isAnswer)
      .map(({ pathname, search }) => pathname + search),
  };
  if (!isOwn(url)) return false;
  if (isVoucher(url)) return type === 'keep' ? keepVoucher(url, options) : dropVoucher(url);
  if (isCrew(url)) return type === 'keep' && keepCrew(url);
  if (isAdmin(url) && type === 'forget') return !(await caches.delete(DESK));
  if (isDesk(url)) return keepDesk(url, options);
  return isTrail(url) && type === 'keep' ? keepTrail(url, options) : false;
}

self.addEventListener('message', (event) => {
  if (!['keep', 'forget'].includes(event.data?.type)) return;
  const answer = (isCached) => event.ports[0]?.postMessage(isCached);
  event.waitUntil(obey(event.data).then(answer, () => answer(false)));
});

/** A page of the crew whose copy is here: its address is a secret, which no message contains. */
async function crewAddress() {
  const cache = await caches.open(CREW);
  return (await cache.keys()).map(({ url }) => url).find((url) => isCrew(new URL(url)));
}

self.addEventListener('push', (event) => {
  const { title = '', body = '', tag = '', url = '' } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = async () => {
    const path = event.notification.data?.url || (await crewAddress()) || '/';
    const { href } = new URL(path, self.location.origin);
    const clients = await self.clients.matchAll({ type: 'window' });
    const shown = clients.find((client) => client.url === href);
    return shown ? shown.focus() : self.clients.openWindow(href);
  };
  event.waitUntil(open());
});
