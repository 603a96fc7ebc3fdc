import { fileURLToPath } from 'node:url'
import { BASE_PATH } from '@groundsheet/contract'
import { Router, type Request, type ErrorRequestHandler, type RequestHandler } from 'express'
import type { Settings } from '../../config/settings.ts'
import { RequestProblem } from '../problem.ts'
import { createRepresentation } from '../representation.ts'
import { sendRepresentation } from '../send-representation.ts'
import { createViewerFiles, type ViewerFiles } from './viewer-files.ts'
import { viewerPolicy } from './viewer-policy.ts'

const BUILT_VIEWER = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

const PAGE = '/index.html'
/** The same page, which also names the files that a project needs. */
const PROJECT_PAGE = '/project.html'
const PAGES = [PAGE, PROJECT_PAGE]

/** Of the pages as they are built now. */
type Policy = () => string

/** The viewer, where it has been built, and what it has to know of this server. */
export function createViewerRouter(settings: Settings, folder: string = BUILT_VIEWER): Router {
  const router = Router({ caseSensitive: true })
  const files = createViewerFiles(folder)
  const policy = createPolicy(settings, files)
  router.use(joinLeadingSlashes)
  router.get('/config.json', serveConfiguration(settings))
  router.get('/projects/:project', servePage(files, policy, PROJECT_PAGE))
  router.get(['/', '/projects', '/projects/*rest'], servePage(files, policy))
  router.use(serveFiles(files, policy))
  // Not a route: metrics count what no route answers together.
  const servesMissing = serveMissingPage(files, policy)
  router.use(servesMissing)
  router.use(onUndecodable(servesMissing))
  return router
}

/** Made again only when the viewer was built again: every file that is sent carries it. */
function createPolicy(settings: Settings, files: ViewerFiles): Policy {
  let hashes: readonly string[] | undefined
  let policy = ''
  return () => {
    const current = files.styleHashes()
    if (current !== hashes) policy = viewerPolicy(settings, current)
    hashes = current
    return policy
  }
}

/** A browser takes an address that begins with two slashes, also reversed ones, for that of another host. */
const joinLeadingSlashes: RequestHandler = (request, response, next) => {
  const { originalUrl } = request
  if (!/^\/[/\\]/.test(originalUrl) || !wantsPage(request)) next()
  else response.redirect(308, originalUrl.replace(/^[/\\]+/, '/'))
}

/** Programs get the error of the API. */
const wantsPage = (request: Request): boolean => request.accepts(['json', 'html']) === 'html'

function serveConfiguration({ basemaps, overlays }: Settings): RequestHandler {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' }
  const body = Buffer.from(JSON.stringify({ apiBase: BASE_PATH, basemaps, overlays }))
  const configuration = createRepresentation(body, headers)
  return (request, response) => sendRepresentation(request, response, configuration)
}

/** Every address of the viewer is the same page; what it shows is in the address. */
function servePage(files: ViewerFiles, policy: Policy, path = PAGE): RequestHandler {
  return async (request, response) => {
    const page = files.find(path) ?? files.find(PAGE)
    if (!page) {
      throw new RequestProblem(
        'not_found',
        'the viewer is not built: run npm run build. The API is at /v1, its description at /docs',
      )
    }
    response.setHeader('Content-Security-Policy', policy())
    await sendRepresentation(request, response, page)
  }
}

/** With the policy of the page: a worker obeys that of its own file, and the map's fetches tiles in one. */
function serveFiles(files: ViewerFiles, policy: Policy): RequestHandler {
  return async (request, response, next) => {
    const file = PAGES.includes(request.path) ? undefined : files.find(request.path)
    if (!file) {
      next()
      return
    }
    response.setHeader('Content-Security-Policy', policy())
    await sendRepresentation(request, response, file)
  }
}

/** An address with escapes that are no text, as `/projects/%ff`, is answered as any other wrong address. */
function onUndecodable(answer: RequestHandler): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (error instanceof URIError) void answer(request, response, () => next(error))
    else next(error)
  }
}

/** A wrong address in a browser gets the viewer, which says so; programs get the error of the API. */
function serveMissingPage(files: ViewerFiles, policy: Policy): RequestHandler {
  return (request, response, next) => {
    const page = files.find(PAGE)
    if (!page || !wantsPage(request)) {
      next()
      return
    }
    response.status(404)
    response.set({ 'Content-Security-Policy': policy(), 'Cache-Control': 'no-store', Vary: 'Accept' })
    response.type('html').send(Buffer.from(page.joined()))
  }
}
