import type { Request } from 'express'
import { createRepresentation, type Representation } from '../representation.ts'
import type { OgcDocument } from './ogc-documents.ts'
import { findValue } from './ogc-parameters.ts'
import type { PageJson } from './pages/page-json.ts'
import { PAGE_POLICY, renderPage, withForm, type PagePlace } from './pages/render-page.ts'

export type Form = 'json' | 'html'

const JSON_TYPES = [
  'application/json',
  'application/geo+json',
  'application/schema+json',
  'application/vnd.oai.openapi+json',
]

/** By `f`, else by `Accept`; programs that accept anything get JSON. */
export function formOf(request: Request): Form {
  const requested = findValue(request.originalUrl, 'f')
  if (requested === 'json' || requested === 'html') return requested
  return request.accepts([...JSON_TYPES, 'text/html']) === 'text/html' ? 'html' : 'json'
}

export interface Presented {
  readonly form: Form
  readonly place: PagePlace
  readonly headers: Readonly<Record<string, string>>
  /** What its tag is made of; absent: its bytes. */
  readonly tag?: string
}

export function presentDocument(
  { type, json, next, crs }: OgcDocument,
  { form, place, headers, tag }: Presented,
): Representation {
  const own = {
    ...headers,
    ...(form === 'json'
      ? { 'Content-Type': type }
      : { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': PAGE_POLICY }),
    ...(crs === undefined ? {} : { 'Content-Crs': `<${crs}>` }),
    ...(next === undefined ? {} : { Link: `<${next}>; rel="next"` }),
  }
  const text = form === 'json' ? JSON.stringify(withAlternate(json)) : renderPage(json, place)
  return createRepresentation(Buffer.from(text), own, tag === undefined ? {} : { tag })
}

/** OGC 17-069r4, requirement fc-links: a link to the same answer in the other form. */
function withAlternate(json: OgcDocument['json']): OgcDocument['json'] {
  const { links } = json as PageJson
  const self = links?.find(({ rel }) => rel === 'self')
  if (!links || !self) return json
  const alternate = {
    rel: 'alternate',
    type: 'text/html',
    title: 'This page for people',
    href: withForm(self.href, 'html'),
  }
  return { ...json, links: [...links, alternate] }
}
