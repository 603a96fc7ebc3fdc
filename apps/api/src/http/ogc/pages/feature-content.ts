import { html, type Html } from '../../docs/html.ts'
import { table } from '../../docs/table.ts'
import type { PageFeature, PageJson } from './page-json.ts'

const MAX_SHORT_CHARACTERS = 24

type Value = string | number | boolean | null

/** A table of features; properties without a value on this page are left out, and this is said. */
export function featuresContent({ features = [], links = [], ...counts }: PageJson): Html[] {
  const address = (rel: string) => links.find((link) => link.rel === rel)?.href
  const self = address('self') ?? ''
  const all = Object.keys(features[0]?.properties ?? {})
  const names = all.filter((name) => features.some(({ properties }) => hasValue(properties[name] ?? null)))
  const [items = ''] = self.split('?')
  const rows = features.map(
    ({ id, geometry, properties }) =>
      html`<tr>
        <th scope="row"><a href="${items}/${id}">${id}</a></th>
        ${names.map((name) => valueCell(properties[name] ?? null))}
        <td>${positionText(geometry)}</td>
      </tr>`,
  )
  const next = address('next')
  const omitted = all.length - names.length
  return [
    html`<p>${counts.numberReturned ?? 0} of ${counts.numberMatched ?? 0} features that match.</p>`,
    html`<p class="soft">
      ${omitted === 0 ? '' : `${omitted} properties without a value on this page are left out.`}
    </p>`,
    features.length === 0 ? html`` : table(['Id', ...names, 'Position'], rows),
    html`<p class="pages">
      ${self.includes('cursor=') ? html`<a href="${withoutCursor(self)}">First page</a>` : ''}
      ${next === undefined ? '' : html`<a rel="next" href="${sameLimit(next, self)}">Next page</a>`}
    </p>`,
  ]
}

/** The next page for people is as long as this one; for programs it is as long as it may be. */
function sameLimit(next: string, self: string): string {
  const address = new URL(next)
  const limit = new URL(self).searchParams.get('limit')
  if (limit === null) address.searchParams.delete('limit')
  else address.searchParams.set('limit', limit)
  return address.href
}

function withoutCursor(self: string): string {
  const address = new URL(self)
  address.searchParams.delete('cursor')
  return address.href
}

export const featureContent = ({ geometry, properties }: PageFeature): Html =>
  table(
    ['Property', 'Value'],
    [
      ...Object.entries(properties).filter(([, value]) => hasValue(value)),
      ['Position', positionText(geometry)] as const,
    ].map(
      ([name, value]) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${String(value)}</td>
        </tr>`,
    ),
  )

const hasValue = (value: Value): boolean => value !== null && value !== ''

const valueCell = (value: Value): Html =>
  typeof value === 'number'
    ? html`<td class="number">${value}</td>`
    : html`<td class="${isShort(value) ? 'short' : 'text'}">${String(value ?? '')}</td>`

/** Dates and names stay on one line. */
const isShort = (value: Value): boolean => String(value ?? '').length <= MAX_SHORT_CHARACTERS

function positionText(geometry: PageFeature['geometry']): string {
  if (geometry === null) return 'none'
  return geometry.type === 'Point' ? (geometry.coordinates as number[]).join(', ') : geometry.type
}
