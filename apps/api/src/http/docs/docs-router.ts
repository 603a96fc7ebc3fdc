import { openApiDocument } from '@groundsheet/contract'
import { Router } from 'express'
import { createRepresentation } from '../representation.ts'
import { sendRepresentation } from '../send-representation.ts'
import type { Described } from './openapi-parts.ts'
import { renderDocs } from './render-docs.ts'

/** The API documentation at `/docs`: one page, built once, without scripts or external files. */
export function createDocsRouter(): Router {
  const described: object = openApiDocument()
  const { html, policy } = renderDocs(described as Described)
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'public, no-cache',
    'Content-Security-Policy': policy,
    Vary: 'Accept-Encoding',
  }
  const page = createRepresentation(Buffer.from(html), headers, { effort: 'thorough' })
  const router = Router({ caseSensitive: true })
  router.get('/docs', (request, response) => sendRepresentation(request, response, page))
  return router
}
