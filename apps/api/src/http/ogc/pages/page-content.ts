import { html, type Html } from '../../docs/html.ts'
import { table } from '../../docs/table.ts'
import { featureContent, featuresContent } from './feature-content.ts'
import type { PageCollection, PageFeature, PageJson, PageLink, PageProperty } from './page-json.ts'

/** What a page shows of an answer below its heading. `url`: of the dataset. */
export function pageContent(json: PageJson, url: string): readonly Html[] {
  if (json.paths) return apiContent(json)
  if (json.conformsTo) return [list(json.conformsTo)]
  if (json.collections) return [collectionsContent(json.collections, url)]
  if (json.features) return featuresContent(json)
  if (json.$schema !== undefined) return [schemaContent(json)]
  if (isFeature(json)) return [featureContent(json)]
  if (isCollection(json)) return collectionContent(json)
  return [linkList(json.links ?? [])]
}

const isFeature = (json: object): json is PageFeature => 'geometry' in json
const isCollection = (json: object): json is PageCollection => 'storageCrs' in json

const list = (items: readonly string[]): Html =>
  html`<ul>
    ${items.map((item) => html`<li><code>${item}</code></li>`)}
  </ul>`

function collectionsContent(collections: readonly PageCollection[], url: string): Html {
  const rows = collections.map(({ id, title, description }) => {
    const address = `${url}/collections/${encodeURIComponent(id)}`
    return html`<tr>
      <th scope="row"><a href="${address}">${title}</a></th>
      <td>${description}</td>
      <td><a href="${address}/items">Features</a></td>
    </tr>`
  })
  return table(['Collection', 'What it holds', 'Open'], rows)
}

function collectionContent({ extent, crs, storageCrs, links }: PageCollection): Html[] {
  const [box] = extent.spatial?.bbox ?? []
  const [times] = extent.temporal?.interval ?? []
  return [
    box
      ? html`<p>West, south, east, north: ${box.join(', ')}</p>`
      : html`<p class="soft">Nothing here has a position.</p>`,
    times ? html`<p>From ${day(times[0])} to ${day(times[1])}</p>` : html``,
    linkList(links),
    html`<h2>Reference systems</h2>
      <p>Surveyed in <code>${storageCrs}</code>. Features can be requested in:</p>`,
    list(crs),
  ]
}

const day = (time: string | undefined): string => (time ?? '').slice(0, 10)

/** Without the page itself, and each address once. */
function linkList(links: readonly PageLink[]): Html {
  const shown = new Map(
    links.filter(({ rel }) => !/^(self|alternate)$/.test(rel)).map((link) => [link.href, link]),
  )
  return html`<ul>
    ${[...shown.values()].map(({ href, title }) => html`<li><a href="${href}">${title ?? href}</a></li>`)}
  </ul>`
}

function schemaContent(json: PageJson): Html {
  const { properties } = json as { properties: Readonly<Record<string, PageProperty>> }
  const rows = Object.entries(properties).map(
    ([name, { title, type, format }]) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${title ?? ''}</td>
        <td>${format ?? type ?? ''}</td>
      </tr>`,
  )
  return rows.length === 0
    ? html`<p class="soft">There are none.</p>`
    : table(['Property', 'Meaning', 'Type'], rows)
}

function apiContent({ paths = {}, components }: PageJson): Html[] {
  const described = components?.parameters ?? {}
  const operations = Object.entries(paths).map(([path, { get }]) => {
    const names = get.parameters.map((parameter) =>
      'name' in parameter ? parameter.name : (described[parameter.$ref.split('/').at(-1) ?? '']?.name ?? ''),
    )
    return html`<tr>
      <th scope="row"><code>${path}</code></th>
      <td>${get.summary}</td>
      <td>${names.join(', ')}</td>
    </tr>`
  })
  const parameters = Object.values(described).map(
    ({ name, description }) =>
      html`<tr>
        <th scope="row"><code>${name}</code></th>
        <td>${description}</td>
      </tr>`,
  )
  return [
    table(['Address', 'What it answers', 'Parameters'], operations),
    html`<h2>Parameters</h2>`,
    table(['Parameter', 'What it does'], parameters),
  ]
}
