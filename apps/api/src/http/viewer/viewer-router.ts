import { fileURLToPath } from 'node:url'
import { BASE_PATH } from '@groundsheet/contract'
import { Router, type Request, type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Settings } from '../../config/settings.ts'
import { RequestProblem } from '../problem.ts'
import { createRepresentation } from '../representation.ts'
import { sendRepresentation } from '../send-representation.ts'
import { ARCHIVES_PATH } from '../../maps/tile-archive.ts'
import { serveArchives } from './serve-archives.ts'
import { createViewerFiles, type ViewerFiles } from './viewer-files.ts'
import { checkPagePolicy, PERMISSIONS_POLICY, SERVICE_WORKER_POLICY, viewerPolicy } from './viewer-policy.ts'

const BUILT_VIEWER = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const PAGE = '/index.html'
/** The same page, with preloads of the files that a project needs. */
const PROJECT_PAGE = '/project.html'
/** Checks files in the browser; it may connect to nothing. */
const CHECK_PAGE = '/check.html'
const PAGES = [PAGE, PROJECT_PAGE, CHECK_PAGE]
/** A worker has the policy of its own file. */
const CHECK_WORKER = /^\/assets\/check-worker-[^/]*\.js$/
/** Answers what is kept in the browser when there is no network. */
const SERVICE_WORKER = '/service-worker.js'

/** Headers for the current build. */
type Policy = () => string

/** The viewer, if it is built, and its configuration. */
export function createViewerRouter(settings: Settings, folder: string = BUILT_VIEWER): Router {
  const router = Router({ caseSensitive: true })
  const files = createViewerFiles(folder)
  const { frameOrigins } = settings
  const policy = createPolicy(files, (hashes) => viewerPolicy(settings, hashes))
  const pagePolicy = createPolicy(files, (hashes) => viewerPolicy(settings, hashes, frameOrigins))
  const checkPolicy = createPolicy(files, checkPagePolicy)
  router.use(joinLeadingSlashes)
  router.get('/config.json', serveConfiguration(settings))
  router.get(`${ARCHIVES_PATH}/:archive/:z/:x/:y`, serveArchives(settings.tileArchives))
  const pages = ['/', '/projects', '/projects/*rest']
  if (frameOrigins.length > 0) router.get(pages, allowFrames)
  router.get('/projects/:project', servePage(files, pagePolicy, PROJECT_PAGE))
  router.get(pages, servePage(files, pagePolicy))
  router.get('/check', servePage(files, checkPolicy, CHECK_PAGE))
  const policyOf = (path: string): string => {
    if (path === SERVICE_WORKER) return SERVICE_WORKER_POLICY
    return CHECK_WORKER.test(path) ? checkPolicy() : policy()
  }
  router.use(serveFiles(files, policyOf))
  // Not a route: metrics count all addresses without a route together.
  const servesMissing = serveMissingPage(files, policy)
  router.use(servesMissing)
  router.use(onUndecodable(servesMissing))
  return router
}

/** Recalculated only after a new build, since every file carries it. */
function createPolicy(files: ViewerFiles, write: (styleHashes: readonly string[]) => string): Policy {
  let hashes: readonly string[] | undefined
  let policy = ''
  return () => {
    const current = files.styleHashes()
    if (current !== hashes) policy = write(current)
    hashes = current
    return policy
  }
}

/** `X-Frame-Options` has no list of origins, and `frame-ancestors` of the policy says which there are. */
const allowFrames: RequestHandler = (_request, response, next) => {
  response.removeHeader('X-Frame-Options')
  next()
}

/** Browsers read an address that begins with two slashes or backslashes as that of another host. */
const joinLeadingSlashes: RequestHandler = (request, response, next) => {
  const { originalUrl } = request
  if (!/^\/[/\\]/.test(originalUrl) || !acceptsPage(request)) next()
  else response.redirect(308, originalUrl.replace(/^[/\\]+/, '/'))
}

/** Programs get the error of the API. */
const acceptsPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html'

function serveConfiguration({ basemaps, overlays, frameOrigins, proxyIdentities }: Settings): RequestHandler {
  const proxySignIn = proxyIdentities && { signOut: proxyIdentities.signOut }
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  const body = Buffer.from(
    JSON.stringify({ apiBase: BASE_PATH, basemaps, overlays, frameOrigins, proxySignIn }),
  )
  const configuration = createRepresentation(body, headers)
  return (request, response) => sendRepresentation(request, response, configuration)
}

const pageHeaders = (policy: string) => ({
  'Content-Security-Policy': policy,
  'Permissions-Policy': PERMISSIONS_POLICY,
})

/** Every address of the viewer serves the same page, which reads its content from the address. */
function servePage(files: ViewerFiles, policy: Policy, path = PAGE): RequestHandler {
  return async (request, response) => {
    const page = files.find(path) ?? files.find(PAGE)
    if (!page) {
      throw new RequestProblem(
        'not_found',
        'the viewer is not built: run npm run build. The API is at /v1, its description at /docs',
      )
    }
    response.set(pageHeaders(policy()))
    await sendRepresentation(request, response, page)
  }
}

/**
 * With the policy of the page, since a worker uses that of its own file and the map's worker fetches tiles.
 */
function serveFiles(files: ViewerFiles, policyOf: (path: string) => string): RequestHandler {
  return async (request, response, next) => {
    const file = PAGES.includes(request.path) ? undefined : files.find(request.path)
    if (!file) {
      next()
      return
    }
    response.set(pageHeaders(policyOf(request.path)))
    await sendRepresentation(request, response, file)
  }
}

/** An address with invalid escapes, such as `/projects/%ff`, is handled as not found. */
function onUndecodable(answer: RequestHandler): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (error instanceof URIError) void answer(request, response, () => next(error))
    else next(error)
  }
}

/** In a browser, the viewer reports a wrong address; programs get the error of the API. */
function serveMissingPage(files: ViewerFiles, policy: Policy): RequestHandler {
  return (request, response, next) => {
    const page = files.find(PAGE)
    if (!page || !acceptsPage(request)) {
      next()
      return
    }
    response.status(404)
    response.set({ ...pageHeaders(policy()), 'Cache-Control': 'no-store', Vary: 'Accept' })
    response.type('html').send(Buffer.from(page.joined()))
  }
}
