import { html, prose, type Html } from './html.ts'
import type { DescribedOperation, DescribedParameter, DescribedResponse, Schema } from './openapi-parts.ts'
import { typeOf } from './schema-table.ts'
import { table } from './table.ts'

/** One operation: purpose, parameters, an example and responses. */
export function operationSection(base: string, path: string, operation: DescribedOperation): Html {
  const { operationId, summary, parameters, responses } = operation
  return html`<section id="${operationId}" aria-labelledby="${operationId}-title">
    <h3 id="${operationId}-title">${summary}</h3>
    <p class="address"><span class="verb">GET</span> <code>${base}${path}</code> ${needs(operation)}</p>
    ${parameters.length > 0 ? parameterTable(parameters) : null}
    <pre tabindex="0" aria-label="Example"><code>${example(base + path, operation)}</code></pre>
    ${answer(responses['200'])}
    <details>
      <summary>Errors</summary>
      <div class="table">
        <table>
          <tbody>
            ${failures(responses)}
          </tbody>
        </table>
      </div>
    </details>
  </section>`
}

function needs(operation: DescribedOperation): Html {
  if (operation.security.length === 0) return html`<span class="badge">no key</span>`
  return html`<span class="badge">${operation['x-scope'] ?? 'any key'}</span>`
}

function parameterTable(parameters: readonly DescribedParameter[]): Html {
  const rows = parameters.map(
    ({ name, in: place, description, schema }) =>
      html` <tr>
        <th scope="row"><code>${name}</code></th>
        <td class="type">
          ${typeOf(schema)}${place === 'path' ? html` <i>in the path</i>` : preset(schema)}
        </td>
        <td>${prose(description)}</td>
      </tr>`,
  )
  return table(['Parameter', 'Type', 'Meaning'], rows)
}

const preset = (schema: Schema): Html | null =>
  schema.default === undefined ? null : html` <i>default ${String(schema.default)}</i>`

const SAMPLE: Record<string, string> = { id: '5f0c9a31d2b84e6f7a1c3d5e', table: 'GEOL' }

function example(path: string, { parameters, security }: DescribedOperation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) => SAMPLE[name] ?? whole)
  const query = parameters.some(({ name }) => name === 'limit') ? '?limit=200' : ''
  const key = security.length === 0 ? '' : `-H "Authorization: Bearer $KEY" `
  return `curl ${key}"$HOST${filled}${query}"`
}

function answer(response: DescribedResponse | undefined): Html | null {
  const { 'application/json': json, ...others } = response?.content ?? {}
  if (!json) return html`<p>Returns <code>${Object.keys(others).join(', ')}</code>, without an envelope.</p>`
  const { data, meta } = json.schema.properties ?? {}
  if (!data) return null
  const more = Object.keys(meta?.properties ?? {}).map((name) => html`, <code>meta.${name}</code>`)
  return html`<p>Returns <code>data</code>: ${typeOf(data)}${more}.</p>`
}

function failures(responses: Readonly<Record<string, DescribedResponse>>): Html[] {
  return Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, { description }]) => {
      const cases = description.split('; ').map((text) => html`<div>${prose(text)}</div>`)
      return html`<tr>
        <th scope="row">${status}</th>
        <td>${cases}</td>
      </tr>`
    })
}
