import { z } from 'zod'
import { exportFormatIds } from './export-formats.ts'
import { BASE_PATH, operations, type Operation } from './operations.ts'
import { describeStatuses, problem, type ProblemType } from './problems.ts'
import { SCOPES } from './scopes.ts'

type Json = Record<string, unknown>

const INTRODUCTION = [
  'Read-only access to ground-investigation data: projects, exploratory holes, AGS tables and map ' +
    'annotations.',
  'Send the key as `Authorization: Bearer <API_KEY>`. What a key may read is in its scopes and, where it ' +
    'is restricted, its projects; `/me` lists them.',
  'To read a list to its end, repeat the request with `cursor` set to `meta.nextCursor` until that is ' +
    'null; the same address is in the `Link` header. Lists are in creation order. With `updatedSince` only ' +
    'what has changed is read.',
  'Every answer has an `ETag`: send it as `If-None-Match`, and what has not changed is answered 304 ' +
    'without a body. `RateLimit` and `X-RateLimit-*` say how many requests are left in the window of a ' +
    'minute.',
  'Within v1 only additions are made: ignore members you do not know.',
].join('\n\n')

/** The OpenAPI 3.1 description of the service, made from the operations table. */
export function openApiDocument(): Json {
  const schemas = componentSchemas()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Groundsheet API',
      version: 'v1',
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: BASE_PATH }],
    tags: [...new Set(Object.values(operations).map(({ tag }) => tag))].map((name) => ({ name })),
    paths: Object.fromEntries(
      Object.entries(operations).map(([operationId, operation]) => [
        operation.path,
        { get: describeOperation(operationId, operation) },
      ]),
    ),
    components: {
      schemas,
      securitySchemes: {
        key: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key. Scopes: ${Object.entries(SCOPES)
            .map(([scope, grants]) => `\`${scope}\` (${grants})`)
            .join(', ')}.`,
        },
      },
    },
  }
}

function describeOperation(operationId: string, operation: Operation): Json {
  return {
    operationId,
    summary: operation.summary,
    tags: [operation.tag],
    ...(operation.authenticated ? { security: [{ key: [] }] } : { security: [] }),
    ...scopeOf(operation),
    parameters: [...pathParameters(operation.path), ...queryParameters(operation)],
    responses: { 200: success(operation), 304: NOT_MODIFIED, ...failures(operation) },
  }
}

function scopeOf({ scope, description }: Operation): Json {
  if (scope === null) return {}
  const sentences = [`Scope: \`${scope}\`.`, ...(description === undefined ? [] : [description])]
  return { 'x-scope': scope, description: sentences.join(' ') }
}

const NOT_MODIFIED = { description: '`If-None-Match` holds the tag of what would be sent: no body' }

function pathParameters(path: string): Json[] {
  const descriptions: Record<string, string> = {
    id: '24-hex id from a list',
    table: 'a code from the `tables` array',
    group: 'a code from the list of metadata groups',
    z: 'zoom of a web map, 0 to 22',
    x: 'column of the tile, from 0 in the west',
    y: 'row of the tile, from 0 in the north',
    format: 'what the file is',
  }
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: descriptions[name],
    schema: name === 'format' ? { type: 'string', enum: exportFormatIds } : { type: 'string' },
  }))
}

function queryParameters(operation: Operation): Json[] {
  return Object.entries(operation.parameters).map(([name, parameter]) => ({
    name,
    in: 'query',
    required: false,
    description: parameter.description,
    schema: jsonSchema(parameter.schema),
    ...(parameter.multiple ? { style: 'form', explode: false } : {}),
  }))
}

function success(operation: Operation): Json {
  const content = operation.response
    ? { 'application/json': { schema: jsonSchema(operation.response) } }
    : Object.fromEntries(
        [operation.mediaType ?? 'text/plain'].flat().map((type) => [type, { schema: { type: 'string' } }]),
      )
  const isList = 'cursor' in operation.parameters
  const headers = { ...HEADERS, ...(isList ? { Link } : {}), ...ownHeaders(operation) }
  return { description: 'OK', headers, content }
}

const ownHeaders = ({ headers = {} }: Operation): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  )

const HEADERS = {
  ETag: { description: 'send it as `If-None-Match` next time', schema: { type: 'string' } },
  'X-Request-Id': { description: 'as in the log of the server', schema: { type: 'string' } },
}

const Link = { description: 'the next page, `rel="next"`; absent on the last', schema: { type: 'string' } }

/** Which problems an operation can answer with follows from what it takes. */
function failures(operation: Operation): Json {
  const types: ProblemType[] = ['method_not_allowed', 'internal_error', 'unavailable', 'invalid_parameter']
  if (operation.authenticated) types.push('missing_api_key', 'invalid_api_key', 'rate_limited')
  if (operation.scope) types.push('insufficient_scope')
  if (operation.path.includes('{')) types.push('not_found')
  types.push(...Object.values(operation.parameters).map((parameter) => parameter.problem))
  return Object.fromEntries(
    describeStatuses(types).map(([status, description]) => [
      status,
      { description, content: { 'application/json': { schema: jsonSchema(problem) } } },
    ]),
  )
}

/**
 * Without what only machines could read: the pattern behind a format, and the bounds of a JavaScript integer.
 */
function toSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ jsonSchema }) {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
}

/** Named schemas become references into `components`; members may be added later, so objects stay open. */
function jsonSchema(schema: z.ZodType): unknown {
  const text = JSON.stringify(toSchema(schema)).replaceAll('"#/$defs/', '"#/components/schemas/')
  const members = Object.entries(JSON.parse(text) as Json)
  return Object.fromEntries(members.filter(([name]) => name !== '$schema' && name !== '$defs'))
}

function componentSchemas(): Json {
  const responses = Object.values(operations).flatMap(({ response }) => response ?? [])
  const found = [...responses, single(problem)].map((schema) => (toSchema(schema) as { $defs?: Json }).$defs)
  return JSON.parse(
    JSON.stringify(Object.assign({}, ...found)).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as Json
}

const single = (schema: z.ZodType) => z.object({ schema })
