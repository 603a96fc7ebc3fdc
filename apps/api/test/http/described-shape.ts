import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument, operations, type OperationId } from '@groundsheet/contract'

/** Compares an answer with the OpenAPI document: one line for each error. */
export type ShapeCheck = (id: OperationId, status: number, answer: unknown) => string[]

/** The document itself: members may be added later. */
export const checkShape: ShapeCheck = shapeCheck(openApiDocument())

/** The same without members that are not described. */
export const checkWholeShape: ShapeCheck = shapeCheck(close(openApiDocument()) as Record<string, unknown>)

function shapeCheck(document: Record<string, unknown>): ShapeCheck {
  const ajv = new Ajv2020({ strict: false })
  addFormats.default(ajv)
  ajv.addSchema(document, 'openapi')
  return (id, status, answer) => {
    const pointer = schemaPointer(id, status)
    const validate = ajv.getSchema(`openapi#${pointer}`)
    if (!validate) return [`nothing is described at ${pointer}`]
    if (validate(answer) === true) return []
    return (validate.errors ?? []).map((error) => `${error.instancePath}: ${error.message ?? ''}`)
  }
}

function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (typeof value !== 'object' || value === null) return value
  const closed = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, close(member)]))
  const isObject = closed.type === 'object' && 'properties' in closed
  return isObject ? { ...closed, additionalProperties: false } : closed
}

function schemaPointer(id: OperationId, status: number): string {
  const path = encodeURIComponent(operations[id].path.replaceAll('~', '~0').replaceAll('/', '~1'))
  return `/paths/${path}/get/responses/${status}/content/application~1json/schema`
}
