import { openApiDocument, operations, type OperationId } from '@groundsheet/contract'
import { Router, type RequestHandler } from 'express'
import { serveExport } from './export/serve-export.ts'
import { takeRequest } from './rate-headers.ts'
import { createRepresentation } from './representation.ts'
import { sendRepresentation } from './send-representation.ts'
import { serveOperation, type Service } from './serve-operation.ts'
import { answerUnknown, exceptUndecodable } from './unknown-address.ts'

/** Everything below `/v1`: one route for each operation of the contract. */
export function createApiRouter(service: Service): Router {
  const router = Router({ caseSensitive: true })
  const unknown = answerUnknown(async (request, response) => {
    const { key } = await service.callers.identify(request)
    await takeRequest(service.limiter, key, response)
  })
  router.use(exceptUndecodable(unknown))
  router.get('/openapi.json', describe())
  for (const operationId of Object.keys(operations) as OperationId[]) {
    const path = operations[operationId].path.replaceAll(/\{(\w+)\}/g, ':$1')
    router.get(
      path,
      operationId === 'exportProject' ? serveExport(service) : serveOperation(service, operationId),
    )
  }
  router.use(unknown)
  return router
}

function describe(): RequestHandler {
  const document = createRepresentation(Buffer.from(JSON.stringify(openApiDocument())), PUBLIC_JSON, {
    effort: 'thorough',
  })
  return (request, response) => sendRepresentation(request, response, document)
}

const PUBLIC_JSON = {
  'Content-Type': 'application/json',
  'Cache-Control': 'public, no-cache',
  Vary: 'Accept-Encoding, Origin',
}
