import { hash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { EXPORT_FORMATS, operations, type ExportFormatId, type Project } from '@groundsheet/contract'
import type { Request, RequestHandler, Response } from 'express'
import fresh from 'fresh'
import type { StartedExport } from '../../export/start-export.ts'
import { requireScope } from '../authenticate.ts'
import type { Caller } from '../request-caller.ts'
import { notFound } from '../problem.ts'
import type { ExportOwner, ExportRunner } from './export-runner.ts'
import { watchReadRate } from './min-read-rate.ts'
import { takeRequest } from '../rate-headers.ts'
import { readRequestQuery } from '../request-query.ts'
import type { Service } from '../serve-operation.ts'

/** `GET /projects/{id}/export/{format}`. The order of checks is 401, 429, 403, 404, 400. */
export function serveExport(service: Service): RequestHandler {
  return async (request, response) => {
    const caller = await service.callers.identify(request)
    await takeRequest(service.limiter, caller.key, response)
    requireScope(caller.key, operations.exportProject.scope)
    const { id = '', format: named = '' } = request.params as Partial<Record<'id' | 'format', string>>
    const format = isFormat(named) ? named : null
    if (format !== null) for (const scope of EXPORT_FORMATS[format].scopes) requireScope(caller.key, scope)
    const json = await service.store.project(caller.key.access, id)
    if (format === null || json === null) throw notFound()
    refuseQuery(request)
    const { projectId } = JSON.parse(Buffer.from(json).toString()) as Project
    setHeaders(response, { format, reference: projectId, etag: tagOf(caller, id, format) })
    if (fresh(request.headers, { etag: response.getHeader('ETag') })) {
      response.removeHeader('Content-Type')
      response.writeHead(304).end()
    } else if (request.method === 'HEAD') response.writeHead(200).end()
    else await sendExport(service, { request, response, caller, id, format })
  }
}

const isFormat = (text: string): text is ExportFormatId => Object.hasOwn(EXPORT_FORMATS, text)

function refuseQuery({ originalUrl }: Request): void {
  const start = originalUrl.indexOf('?')
  const text = start < 0 ? '' : originalUrl.slice(start + 1)
  const { problem } = readRequestQuery(operations.exportProject, text, [])
  if (problem) throw problem
}

/** Weak: the bytes of an archive may differ while its contents are the same. */
const tagOf = ({ key, permissionKey }: Caller, id: string, format: string): string =>
  `W/"${hash('sha1', JSON.stringify([key.version, permissionKey, id, format]), 'base64url')}"`

function setHeaders(
  response: Response,
  { format, reference, etag }: { format: ExportFormatId; reference: string; etag: string },
): void {
  const { extension, mediaType } = EXPORT_FORMATS[format]
  // It sets a type by the extension, too.
  response.attachment(`${reference}-project.${extension}`)
  response.setHeader('Content-Type', mediaType)
  response.setHeader('ETag', etag)
  response.setHeader('Cache-Control', 'private, no-cache')
  response.setHeader('Vary', 'Authorization, Accept-Encoding, Origin')
}

interface Call {
  readonly request: Request
  readonly response: Response
  readonly caller: Caller
  readonly id: string
  readonly format: ExportFormatId
}

/** Stops writing when the client disconnects. */
async function sendExport(
  { exports }: Service,
  { request, response, caller: { key }, id, format }: Call,
): Promise<void> {
  const disconnected = new AbortController()
  response.once('close', () => disconnected.abort())
  const { idleTimeoutMs } = exports
  // A GeoPackage is written to its end before the first byte is sent.
  request.setTimeout(0)
  const running = exports.run(
    ownerOf(key),
    { access: key.access, projectId: id, format },
    async (started) => {
      request.setTimeout(idleTimeoutMs)
      if (started === null) throw notFound()
      await sendContent(response, started, exports)
    },
    disconnected.signal,
  )
  await running.catch((error: unknown) => {
    if (disconnected.signal.aborted) return
    // They describe the file, not the problem that is answered in its place.
    if (!response.headersSent) for (const name of FILE_HEADERS) response.removeHeader(name)
    throw error
  })
}

const FILE_HEADERS = ['Content-Disposition', 'ETag']

/** Exports of a link do not count for its key; a link may have one at a time. */
const ownerOf = ({ id, link, access }: Caller['key']): ExportOwner => ({
  id: link === null ? id : `link ${link.id}`,
  companyId: access.companyId,
  maxExports: link === null ? MAX_EXPORTS_PER_KEY : MAX_EXPORTS_PER_LINK,
})

const MAX_EXPORTS_PER_KEY = 2
const MAX_EXPORTS_PER_LINK = 1

/**
 * The end is sent after the writing process ended well, so that half a file is not mistaken for a whole
 * one.
 */
async function sendContent(
  response: Response,
  { bytes, content, finished }: StartedExport,
  { reading, onTooSlow }: ExportRunner,
): Promise<void> {
  if (bytes !== null) response.setHeader('Content-Length', bytes)
  // A file that is shorter than was said ends the connection, not the answer.
  response.strictContentLength = true
  response.writeHead(200)
  let writtenBytes = 0
  const stopWatching = watchReadRate(
    { takenBytes: () => writtenBytes - response.writableLength, isBehind: () => response.writableLength > 0 },
    reading,
    () => {
      response.destroy()
      onTooSlow()
    },
  )
  try {
    await pipeline(content, countBytes, response, { end: false })
    await finished
    response.end()
  } finally {
    stopWatching()
  }

  async function* countBytes(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      writtenBytes += piece.length
      yield piece
    }
  }
}
