import { hash } from 'node:crypto'
import { displayText } from '@groundsheet/readings/display-text'
import { html } from '../../docs/html.ts'
import { pageContent } from './page-content.ts'
import type { PageJson } from './page-json.ts'
import { PAGES_STYLE } from './pages-style.ts'

/** Allows a page its own style and nothing else. */
export const PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${hash('sha256', PAGES_STYLE, 'base64')}'; base-uri 'none'; ` +
  `form-action 'none'; frame-ancestors 'none'`

export interface PagePlace {
  /** Address of the dataset. */
  readonly url: string
  /** Address of the map of the same data. */
  readonly map: string
  /** Address of the page, without the form that was requested. */
  readonly self: string
}

/**
 * An answer as a page for people, without scripts. Every text of the data is escaped, and shows the code
 * points of characters that reverse others or cannot be seen.
 */
export function renderPage(json: PageJson, place: PagePlace): string {
  const heading = headingOf(json, place)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="referrer" content="no-referrer" />
        <title>${heading}</title>
        <style>
          STYLE
        </style>
      </head>
      <body>
        <nav aria-label="Where this is">
          <ol>
            ${steps(place).map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}
          </ol>
          <a href="${withForm(place.self, 'json')}">JSON</a>
          <a class="map" href="${place.map}">Map</a>
        </nav>
        <main>
          <h1>${heading}</h1>
          ${json.description === undefined ? '' : html`<p>${json.description}</p>`}
          ${pageContent(json, place.url)}
        </main>
      </body>
    </html>`
  return displayText(page.text).replace(/<style>\s*STYLE\s*<\/style>/, () => `<style>${PAGES_STYLE}</style>`)
}

/** The addresses above a page, and its own last: `[['Start', …], ['collections', …]]`. */
function steps({ url, self }: PagePlace): (readonly [string, string])[] {
  const [path = ''] = self.split('?')
  const segments = path.slice(url.length).split('/').filter(Boolean)
  return [
    ['Start', url],
    ...segments.map(
      (segment, index) =>
        [decodeURIComponent(segment), `${url}/${segments.slice(0, index + 1).join('/')}`] as const,
    ),
  ]
}

/** The title of the answer, else of the collection that its features are of, else its address. */
function headingOf({ title, links, properties }: PageJson, place: PagePlace): string {
  const collection = links?.find(({ rel }) => rel === 'collection')?.title
  const name = properties?.locationId ?? properties?.name
  const known = title ?? (typeof name === 'string' ? `${name}: ${collection ?? ''}` : collection)
  return known ?? (place.self.split('?')[0] ?? '').slice(place.url.length + 1)
}

/** The same address, in another form. */
export function withForm(address: string, form: 'json' | 'html'): string {
  const [path = '', query = ''] = address.split('?')
  const others = query.split('&').filter((pair) => pair !== '' && !pair.startsWith('f='))
  return `${path}?${[...others, `f=${form}`].join('&')}`
}
