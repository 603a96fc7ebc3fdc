import { hash } from 'node:crypto'
import { PROBLEMS } from '@groundsheet/contract'
import type { Described } from './openapi-parts.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { html, paragraphs, prose, type Html } from './html.ts'
import { operationSection } from './operation-section.ts'
import { schemaTable } from './schema-table.ts'
import { table } from './table.ts'

export interface DocsPage {
  readonly html: string
  /** Allows the page its own style and nothing else. */
  readonly policy: string
}

/** Renders the OpenAPI document as an HTML page. */
export function renderDocs(described: Described): DocsPage {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${described.info.title} ${described.info.version}</title>
        <style>
          STYLE
        </style>
      </head>
      <body>
        <div class="page">
          ${navigation(described)}
          <main>${introduction(described)}${operations(described)}${problems()}${schemas(described)}</main>
        </div>
      </body>
    </html>`
  // The policy holds the digest of exactly these characters.
  const digest = hash('sha256', DOCS_STYLE, 'base64')
  return {
    html: page.text.replace(/<style>\s*STYLE\s*<\/style>/, () => `<style>${DOCS_STYLE}</style>`),
    policy:
      `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'; ` +
      `frame-ancestors 'none'`,
  }
}

function navigation(described: Described): Html {
  const parts = described.tags.map(({ name }) => {
    const links = operationsOf(described, name).map(([, { operationId, summary }]) =>
      link(operationId, summary),
    )
    return html`<strong>${name}</strong>
      <ul>
        ${links}
      </ul>`
  })
  const shapes = Object.keys(described.components.schemas).map((name) => link(`schema-${name}`, name))
  return html`<nav aria-label="Contents">
    <ul>
      ${link('start', 'Start')}${link('problems', 'Errors')}
    </ul>
    ${parts}<strong>Schemas</strong>
    <ul>
      ${shapes}
    </ul>
  </nav>`
}

const link = (id: string, text: string): Html => html`<li><a href="#${id}">${text}</a></li>`

function introduction({ info }: Described): Html {
  return html`<header id="start">
    <h1>${info.title}</h1>
    ${paragraphs(info.description)}
    <p>Machine-readable description: <a href="/v1/openapi.json">OpenAPI 3.1</a>.</p>
  </header>`
}

function operationsOf(described: Described, tag: string) {
  return Object.entries(described.paths)
    .map(([path, { get }]) => [path, get] as const)
    .filter(([, operation]) => operation.tags.includes(tag))
}

function operations(described: Described): Html[] {
  const base = described.servers[0]?.url ?? ''
  return described.tags.map(
    ({ name }) =>
      html`<h2>${name}</h2>
        ${operationsOf(described, name).map(([path, operation]) => operationSection(base, path, operation))}`,
  )
}

function problems(): Html {
  const rows = Object.entries(PROBLEMS).map(
    ([type, { status, title }]) =>
      html`<tr>
        <th scope="row"><code>${type}</code></th>
        <td>${status}</td>
        <td>${prose(title)}</td>
      </tr>`,
  )
  return html`<h2 id="problems">Errors</h2>
    <p>
      Every error has the same schema, <a href="#schema-Problem">Problem</a>. Checks are made in the order
      401, 429, 403, 404, 400.
    </p>
    ${table(['Type', 'Status', 'Meaning'], rows)}`
}

function schemas({ components }: Described): Html {
  const sections = Object.entries(components.schemas).map(
    ([name, schema]) =>
      html`<section id="schema-${name}" aria-labelledby="schema-${name}-title">
        <h3 id="schema-${name}-title">${name}</h3>
        ${schemaTable(schema)}
      </section>`,
  )
  return html`<h2>Schemas</h2>
    ${sections}`
}
