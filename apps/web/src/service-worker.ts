import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import shellFiles from 'virtual:shell-files'

/**
 * Keeps the files of the viewer, and its configuration, for when there is no network. Answers of the API
 * never come here: they belong to a key, and are kept in IndexedDB (`data/service/kept-queries.ts`).
 */

/** After this time without an answer, a page is shown from what is kept. */
const PAGE_TIMEOUT_SECONDS = 10

/** The part of the scope of a service worker that is used. */
interface Scope {
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: ExtendableEvent) => void): void
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const scope = self as unknown as Scope

/** Those of the API depend on a key. */
const ANSWERS = /^\/(v1|ogc|sign-in|ready)(\/|$)/

const isOurs = (url: URL) => url.origin === self.location.origin

/** The server's own page as long as it answers, so that a new version is there with the next load. */
const pages = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [{ handlerDidError: () => matchPrecache('/') }],
})
registerRoute(
  // A page in a frame needs the current list of who may frame it.
  ({ request, url }) => isOurs(url) && request.destination === 'document' && isViewerPage(url.pathname),
  pages,
)

const isViewerPage = (path: string) => path === '/' || path === '/projects' || path.startsWith('/projects/')

/** The same for everybody, key or none. */
const configuration = new NetworkFirst({
  cacheName: 'groundsheet-configuration',
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [{ cacheWillUpdate: ({ response }) => Promise.resolve(isJson(response) ? response : null) }],
})
registerRoute(({ url }) => isOurs(url) && url.pathname === '/config.json', configuration)

/** A proxy in front may answer with a page of its own. */
const isJson = (response: Response) =>
  response.ok && !response.redirected && response.headers.get('Content-Type') === 'application/json'

precacheAndRoute([...shellFiles], { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

const findKept = (request: Request) => caches.match(request, { ignoreVary: true })

/** The server's own file of a map as long as it answers, else what is kept with a project. */
const mapFiles = new NetworkOnly({
  networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
  plugins: [{ handlerDidError: ({ request }) => findKept(request) }],
})
// After the files of the viewer. Which addresses a basemap has is a matter of the configuration.
registerRoute(
  ({ url, request }) => isOurs(url) && request.destination === '' && !ANSWERS.test(url.pathname),
  async (options) => ((await findKept(options.request)) ? mapFiles.handle(options) : fetch(options.request)),
)

scope.addEventListener('install', (event) => {
  // Pages of the earlier version load what they lack from the server, as they do without a service worker.
  event.waitUntil(scope.skipWaiting())
  const [, stored] = configuration.handleAll({ event, request: '/config.json' })
  event.waitUntil(stored)
})
clientsClaim()
