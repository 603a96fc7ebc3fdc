import type { Schema } from './openapi-parts.ts'
import { html, prose, type Html } from './html.ts'
import { table } from './table.ts'

/** The members of an object, one a row. */
export function schemaTable(schema: Schema): Html {
  const required = schema.required ?? []
  const rows = Object.entries(schema.properties ?? {}).map(
    ([name, member]) =>
      html` <tr>
        <th scope="row"><code>${name}</code></th>
        <td class="type">${typeOf(member)}${required.includes(name) ? '' : html` <i>may be absent</i>`}</td>
        <td>${prose(member.description ?? '')}</td>
      </tr>`,
  )
  return table(['Member', 'Type', 'Meaning'], rows)
}

/** Short description of a type; named objects are links. */
export function typeOf(schema: Schema): Html {
  const { $ref, anyOf, oneOf } = schema
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? ''
    return html`<a href="#schema-${name}">${name}</a>`
  }
  const choices = anyOf ?? oneOf
  if (choices) return joinTypes(choices.map(typeOf))
  if (Array.isArray(schema.type))
    return joinTypes((schema.type as string[]).map((type) => typeOf({ ...schema, type })))
  if (schema.type === 'array') return arrayType(schema)
  if (schema.type === 'object') return objectType(schema)
  return scalarType(schema)
}

const joinTypes = (types: Html[]): Html =>
  html`${types.map((type, index) => (index > 0 ? [' or ', type] : type))}`

function arrayType({ prefixItems, items }: Schema): Html {
  if (prefixItems) return html`position`
  return items ? html`array of ${typeOf(items)}` : html`array`
}

function objectType({ properties, additionalProperties }: Schema): Html {
  if (!properties) return html`object of ${additionalProperties ? typeOf(additionalProperties) : 'values'}`
  const members = Object.entries(properties).map(
    ([name, member]) => html`<li><code>${name}</code> ${typeOf(member)}${remark(member)}</li>`,
  )
  return html`object
    <ul>
      ${members}
    </ul>`
}

const remark = ({ description }: Schema): Html | null => (description ? html`: ${prose(description)}` : null)

const FORMATS: Record<string, string> = { 'date-time': 'timestamp', date: 'date' }

function scalarType({ type, format, const: only, enum: values }: Schema): Html {
  if (only !== undefined) return html`<code>${only}</code>`
  if (values) return joinTypes(values.map((value) => html`<code>${value}</code>`))
  return html`${FORMATS[format ?? ''] ?? String(type)}`
}
