import { Router, type Request, type RequestHandler, type Response } from 'express'
import { COMMON_PARAMETERS } from '@groundsheet/ogc-features'
import { requireScope } from '../authenticate.ts'
import type { Caller } from '../request-caller.ts'
import { notFound } from '../problem.ts'
import { takeRequest } from '../rate-headers.ts'
import type { Representation } from '../representation.ts'
import { chooseEncoding, sendRepresentation } from '../send-representation.ts'
import { badParameter } from '../split-query.ts'
import { answerUnknown, exceptUndecodable } from '../unknown-address.ts'
import { ENDPOINTS, PUBLIC_ENDPOINTS, type Endpoint, type PublicEndpoint } from './endpoints.ts'
import { datasetAddress, serviceAddress } from './ogc-address.ts'
import { identifyCaller } from './ogc-caller.ts'
import type { OgcDocument } from './ogc-documents.ts'
import {
  findValue,
  refuseUnknown,
  splitParameters,
  withoutParameter,
  type Parameters,
} from './ogc-parameters.ts'
import { formOf, presentDocument } from './present-document.ts'
import type { PagePlace } from './pages/render-page.ts'
import { createOgcService, type OgcParts, type OgcService } from './ogc-service.ts'

/** Everything below `/ogc`: the holes of the company, and each project as a dataset of its own. */
export function createOgcRouter(parts: OgcParts): Router {
  const service = createOgcService(parts)
  const router = Router({ caseSensitive: true })
  const unknown = answerUnknown((request, response) => admit(service, request, response))
  router.use(exceptUndecodable(unknown))
  // The company first: its addresses have words where those of projects have ids.
  for (const dataset of ['', '/:project']) {
    for (const [path, endpoint] of Object.entries(PUBLIC_ENDPOINTS))
      router.get(dataset + path, servePublic(service, endpoint))
    for (const [path, endpoint] of Object.entries(ENDPOINTS))
      router.get(dataset + path, serveEndpoint(service, endpoint))
  }
  router.use(unknown)
  return router
}

const PROJECT_ID = /^[0-9a-f]{24}$/

interface PathParameters {
  readonly project?: string
  readonly collection?: string
  readonly feature?: string
}

/** The same for every id of a project, whether there is one or not. */
function servePublic(service: OgcService, endpoint: PublicEndpoint): RequestHandler {
  return async (request, response) => {
    const { project = null } = request.params as PathParameters
    if (project !== null && !PROJECT_ID.test(project)) {
      await admit(service, request, response)
      throw notFound()
    }
    refuseUnknown(readParameters(service, request), COMMON_PARAMETERS)
    const address = serviceAddress(request, service.publicUrl)
    const page = presentDocument(endpoint(datasetAddress(address, project), service), {
      form: formOf(request),
      place: placeOf(service, request, address, project),
      headers: PUBLIC_HEADERS,
    })
    await sendRepresentation(request, response, page)
  }
}

/** The dataset of the company has the names of its projects. */
const COMPANY_SCOPES = ['projects:read'] as const

/** The order of checks is 401, 429, 403, 404, 400. */
function serveEndpoint(service: OgcService, endpoint: Endpoint): RequestHandler {
  return async (request, response) => {
    const caller = await admit(service, request, response)
    const { project = null, collection = '' } = request.params as PathParameters
    const ofDataset = project === null ? COMPANY_SCOPES : []
    for (const scope of [...ofDataset, ...endpoint.scopes(collection)]) requireScope(caller.key, scope)
    const { page, isKept } = await findOrRun(service, endpoint, { request, response, caller, project })
    await sendRepresentation(request, response, page)
    if (!isKept) response.once('finish', () => page.release())
  }
}

async function admit(service: OgcService, request: Request, response: Response): Promise<Caller> {
  const caller = await identifyCaller(service.callers, request, queryKeyOf(service, request))
  await takeRequest(service.limiter, caller.key, response)
  return caller
}

/** Undefined where there is none, or where keys are not read from addresses. */
function queryKeyOf({ queryKeys }: OgcService, { originalUrl }: Request): string | undefined {
  const key = queryKeys ? findValue(originalUrl, KEY) : undefined
  return key === '' ? undefined : key
}

interface Run {
  readonly request: Request
  readonly response: Response
  readonly caller: Caller
  readonly project: string | null
}

/** Answers are cached by what the caller may see, by the address of the service and by their own. */
async function findOrRun(
  service: OgcService,
  endpoint: Endpoint,
  run: Run,
): Promise<{ page: Representation; isKept: boolean }> {
  const { request, caller, project } = run
  const { cache, publicUrl } = service
  const { version } = caller.key
  const address = serviceAddress(request, publicUrl)
  const form = formOf(request)
  const name = ['ogc', form, caller.permissionKey, address, withoutKey(service, request)].join(' ')
  const known = cache.get(version, name)
  if (known) return { page: known, isKept: true }
  const document = await runEndpoint(service, endpoint, run, address)
  const page = presentDocument(document, {
    form,
    place: placeOf(service, request, address, project),
    headers: PRIVATE_HEADERS,
    tag: `${version} ${name}`,
  })
  // A compressed page is cached at once, since compressing again costs ten times the page.
  const isKept = cache.isRequestedAgain(name, page) || chooseEncoding(request, page) !== 'identity'
  if (isKept) cache.put(version, name, page)
  return { page, isKept }
}

const KEY = 'key'

/** Where keys are not read from addresses, one in an address is an error, with an answer of its own. */
const withoutKey = ({ queryKeys }: OgcService, { originalUrl }: Request): string =>
  queryKeys ? withoutParameter(originalUrl, KEY) : originalUrl

/** `address`: of the service. The map of a project has the hole open that a page is of. */
function placeOf(service: OgcService, request: Request, address: string, project: string | null): PagePlace {
  const { collection, feature } = request.params as PathParameters
  const hole = collection === 'holes' && feature !== undefined ? `?hole=${encodeURIComponent(feature)}` : ''
  return {
    url: datasetAddress(address, project),
    map: project === null ? `${address}/` : `${address}/projects/${project}${hole}`,
    self: address + withoutKey(service, request),
  }
}

async function runEndpoint(
  service: OgcService,
  endpoint: Endpoint,
  { request, response, caller, project }: Run,
  address: string,
): Promise<OgcDocument> {
  const dataset = await service.dataset(caller, project)
  if (dataset === null) throw notFound()
  const { collection = '', feature = '' } = request.params as PathParameters
  return endpoint.run({
    service,
    caller,
    dataset,
    url: datasetAddress(address, project),
    collectionId: collection,
    featureId: feature,
    parameters: () => readParameters(service, request),
    isAbandoned: () => response.destroyed,
  })
}

/** Throws `invalid_parameter`. */
function readParameters({ queryKeys }: OgcService, { originalUrl }: Request): Parameters {
  const parameters = splitParameters(originalUrl)
  if (parameters.has(KEY) && !queryKeys)
    throw badParameter(
      KEY,
      'keys are not read from the address here; send it as Bearer or as the password of Basic',
    )
  const form = parameters.get('f')
  if (form !== undefined && !/^(?:json|html)$/.test(form)) throw badParameter('f', 'is json or html')
  return parameters
}

const PUBLIC_HEADERS = { 'Cache-Control': 'public, no-cache', Vary: 'Accept, Accept-Encoding, Origin' }
const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-cache',
  Vary: 'Authorization, Accept, Accept-Encoding, Origin',
}
