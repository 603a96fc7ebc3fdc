import type { Request } from 'express'

/** Host and port, or an IPv6 address in brackets. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/**
 * What absolute links begin with, without a slash at its end: `publicUrl`, else the host that the request
 * names, as a trusted proxy states it.
 */
export function serviceAddress(request: Request, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl
  const host = request.host as string | undefined
  return `${request.protocol}://${host !== undefined && HOST.test(host) ? host : 'localhost'}`
}

/** The address of a dataset; null: the holes of the company. */
export const datasetAddress = (service: string, projectId: string | null): string =>
  projectId === null ? `${service}/ogc` : `${service}/ogc/${projectId}`

export const collectionAddress = (dataset: string, collectionId: string): string =>
  `${dataset}/collections/${encodeURIComponent(collectionId)}`

/** An address with these parameters; undefined ones are left out. */
export function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? address : `${address}?${new URLSearchParams(given).toString()}`
}
