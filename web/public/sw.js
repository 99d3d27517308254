/**
 * Keeps single pages for reading without a network. One cache a purpose; whatever belongs to none is neither kept nor touched.
 * A purpose whose cache changes its form takes a new number; `activate` drops the old one.
 */
const PURPOSES = {
  trail: { cache: 'trail-1', isPage: (path) => /^(?:\/(?:es|en|de|ca))?\/cami-de-cavalls\/?$/.test(path) },
};

const caching = Object.values(PURPOSES);
const isAsset = (path) => path.startsWith('/assets/');
const isOwn = (url) => url.origin === self.location.origin;
const isKeepable = (response) =>
  response.ok &&
  !response.redirected &&
  (response.headers.get('Content-Type') ?? '').startsWith('text/html') &&
  !(response.headers.get('Cache-Control') ?? '').includes('no-store');

self.addEventListener('install', () => self.skipWaiting());

async function dropOldCaches() {
  const current = caching.map(({ cache }) => cache);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropOldCaches(), self.clients.claim()])));

/** Network first. A page is kept under its path; offline, its copy shows at the very address that it was made for. */
async function answerPage(request, url, purpose) {
  const cache = await caches.open(purpose.cache);
  try {
    const response = await fetch(request);
    if (isKeepable(response)) await cache.put(url.pathname, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(url.pathname, { ignoreVary: true });
    if (!kept) throw error;
    return new URL(kept.url).search === url.search ? kept : Response.redirect(kept.url);
  }
}

/** Cache first: the names of files carry the hash of their content. */
async function answerAsset(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || !isOwn(url)) return;
  if (isAsset(url.pathname)) return event.respondWith(answerAsset(event.request));
  const purpose = event.request.mode === 'navigate' && caching.find(({ isPage }) => isPage(url.pathname));
  if (purpose) event.respondWith(answerPage(event.request, url, purpose));
});

/** Keeps a page and the files it used. `entry` is the build's first script: with a new one, what older builds left is dropped. */
async function keep({ purpose: name, page, entry, assets }) {
  const purpose = PURPOSES[name];
  const url = new URL(page);
  if (!purpose || !isOwn(url) || !purpose.isPage(url.pathname)) return false;
  const cache = await caches.open(purpose.cache);
  const held = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const isNewBuild = held.size > 0 && !held.has(entry);
  const wanted = assets.filter(isAsset);
  await cache.addAll(wanted.filter((path) => !held.has(path)));
  const kept = await cache.match(url.pathname, { ignoreVary: true });
  if (isNewBuild || kept?.url !== url.href) {
    const response = await fetch(url);
    if (!isKeepable(response)) return false;
    await cache.put(url.pathname, response);
  }
  if (isNewBuild)
    await Promise.all([...held].filter((path) => path !== url.pathname && !wanted.includes(path)).map((path) => cache.delete(path)));
  return true;
}

self.addEventListener('message', (event) => {
  if (event.data?.type !== 'keep') return;
  const answer = (isKept) => event.ports[0]?.postMessage(isKept);
  event.waitUntil(keep(event.data).then(answer, () => answer(false)));
});
