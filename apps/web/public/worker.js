// The service worker caches the files of the pages, so that the pages open without a network. The build puts
// `self.PAGES` before this text. The worker ignores requests to the API, so no response of the API is cached.
(() => {
  const { version, page, screens, files } = self.PAGES;
  const CACHE = `pages-${version}`;
  const isScreen = new RegExp(`^(${screens.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`);
  // Milliseconds until a slow response is replaced with the cached page.
  const PATIENCE = 4_000;

  const keep = async () => {
    const shell = await fetch('/', { cache: 'no-cache', headers: { accept: 'text/html' } });
    const text = await shell.clone().text();
    // The service may have been updated since it sent this worker. The page of the new version needs other files.
    if (shell.redirected || !page.every((name) => text.includes(name))) throw new Error('These pages are not current');
    const cache = await caches.open(CACHE);
    await cache.addAll(files);
    await cache.put('/', shell);
  };

  // Open pages of the previous version may still load files, so the cache of that version stays until the next update.
  const drop = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith('pages-') && name !== CACHE);
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  };

  const keptPage = async () => (await caches.open(CACHE)).match('/');

  // Returns the page of the service if the service responds in time with a status below 500, so that a reload shows an
  // update. Otherwise returns the cached page.
  const pageFor = async (request) => {
    const asked = fetch(request).then(async (answer) => (answer.status < 500 ? answer : ((await keptPage()) ?? answer)));
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(keptPage);
    try {
      return (await Promise.race([asked, late])) ?? (await asked);
    } catch {
      return (await keptPage()) ?? Response.error();
    }
  };

  // Returns the cached file, or fetches the file and caches it. File names contain the digest of the content, so files
  // of two versions never mix.
  const fileFor = async (request) => {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept) return kept;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone()).catch(() => undefined);
    return answer;
  };

  self.addEventListener('install', (event) => event.waitUntil(keep().then(() => self.skipWaiting())));
  self.addEventListener('activate', (event) => event.waitUntil(drop().then(() => self.clients.claim())));
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request));
    else if (request.mode === 'navigate' && isScreen.test(pathname)) event.respondWith(pageFor(request));
    else if (files.includes(pathname))
      event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
  });
})();
