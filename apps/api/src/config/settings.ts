import type { Basemap, Overlay } from '@groundsheet/contract'
import { z } from 'zod'
import type { ProxyIdentities } from '../identities/proxy-identities.ts'
import { readIdentitiesFile } from '../identities/read-identities-file.ts'
import { readBasemap } from '../maps/basemaps.ts'
import { readMapsFile } from '../maps/read-maps-file.ts'
import type { TileArchive } from '../maps/tile-archive.ts'
import { suggestionHint } from '../common/suggest-word.ts'
import { MAX_SOCKET_PATH_BYTES, type SocketPlace } from '../common/unix-socket.ts'
import { UsageError } from '../common/user-error.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

interface Setting {
  readonly description: string
  readonly expected: string
  /** As it would be typed; empty: off. */
  readonly fallback: string
}

/** All environment variables, in the order of the documentation. */
export const SETTINGS = {
  HOST: {
    description: 'Address to listen on; `0.0.0.0` for every network of the machine',
    expected: 'a host name or address',
    fallback: '127.0.0.1',
  },
  PORT: {
    description: 'Port to listen on; 0 takes any free one',
    expected: 'a whole number from 0 to 65535',
    fallback: '8080',
  },
  GROUNDSHEET_SOCKET: {
    description:
      'Path of a unix socket to listen on in place of a port, see ' +
      '[Operations](docs/operations.md#behind-a-proxy-on-a-unix-socket)',
    expected: `a path of at most ${MAX_SOCKET_PATH_BYTES} bytes`,
    fallback: '',
  },
  GROUNDSHEET_SOCKET_MODE: {
    description: 'File mode of the socket; who may write to it may connect',
    expected: 'an octal file mode such as 660',
    fallback: '660',
  },
  GROUNDSHEET_DATABASE: {
    description: 'The database: a file, or `postgres://user@host/database`',
    expected: 'a path or an address',
    fallback: '.groundsheet/groundsheet.sqlite',
  },
  GROUNDSHEET_READ_REPLICAS: {
    description:
      'Replicas of a PostgreSQL database, comma separated, which are read in its place while they are ' +
      'up to date',
    expected: 'addresses such as postgres://user@host/database, comma separated',
    fallback: '',
  },
  GROUNDSHEET_WORKERS: {
    description: 'Processes that share the port or socket, for machines with several cores',
    expected: 'a whole number from 1 to 64',
    fallback: '1',
  },
  GROUNDSHEET_RATE_LIMIT: {
    description: 'Requests per minute for each key without its own limit',
    expected: 'a whole number of at least 1',
    fallback: '600',
  },
  GROUNDSHEET_CORS_ORIGINS: {
    description: 'Origins whose pages may call the API, comma separated, or `*`; none unless given',
    expected: 'origins such as https://maps.example.org, comma separated, or *',
    fallback: '',
  },
  GROUNDSHEET_FRAME_ORIGINS: {
    description:
      'Origins whose pages may show the viewer in a frame, comma separated, see ' +
      '[Embedding](docs/embedding.md); none unless given',
    expected: 'origins such as https://portal.example.org, comma separated',
    fallback: '',
  },
  GROUNDSHEET_BASEMAPS: {
    description:
      'Basemaps of the viewer, comma separated, first one shown: `streets`, `offline`, or ' +
      '`Name=https://…/style.json`',
    expected: 'streets, offline or Name=https://…/style.json, comma separated',
    fallback: 'streets,offline',
  },
  GROUNDSHEET_BASEMAP_ORIGINS: {
    description: 'Further origins that basemap styles load tiles, glyphs and sprites from, comma separated',
    expected: 'origins such as https://tiles.example.org, comma separated',
    fallback: '',
  },
  GROUNDSHEET_MAPS: {
    description:
      'JSON file of basemaps (in place of `GROUNDSHEET_BASEMAPS`) and overlays: XYZ, WMTS, WMS, ' +
      'PMTiles, see [Maps](docs/maps.md)',
    expected: 'the path of a JSON file',
    fallback: '',
  },
  GROUNDSHEET_LOG_LEVEL: {
    description: '`silent`, `error`, `warn`, `info` (one line per request) or `debug`',
    expected: LOG_LEVELS.join(', '),
    fallback: 'warn',
  },
  GROUNDSHEET_METRICS_PORT: {
    description:
      'Port for metrics in the Prometheus format, at `/metrics`, on the same address; do not expose it ' +
      'to the public',
    expected: 'a whole number from 0 to 65535',
    fallback: '',
  },
  GROUNDSHEET_MAX_CONNECTIONS: {
    description: 'Connections open at once, of all workers together; further ones are closed',
    expected: 'a whole number from 1 to 1000000',
    fallback: '5000',
  },
  GROUNDSHEET_MAX_HEADER_BYTES: {
    description: 'Bytes that the address and the headers of a request may have together',
    expected: 'a whole number from 4096 to 1048576',
    fallback: '16384',
  },
  GROUNDSHEET_MAX_BUFFERED_MB: {
    description:
      'Megabytes of unanswered requests and unsent answers, of all connections of a process, half of ' +
      'them of one key; beyond that, those waiting longest are closed',
    expected: 'a whole number from 16 to 1000000',
    fallback: '256',
  },
  GROUNDSHEET_MAX_EXPORTS: {
    description:
      'Exports of whole projects that run at once in a process, each in a process of its own; two of ' +
      'them for one key, one for a link. One place is left to other companies',
    expected: 'a whole number from 1 to 64',
    fallback: '4',
  },
  GROUNDSHEET_MIN_EXPORT_RATE_KB: {
    description:
      'Kilobytes a second that a caller has to take of an export, averaged over two minutes; slower ' +
      'connections are closed. 0: no limit',
    expected: 'a whole number from 0 to 1000000',
    fallback: '16',
  },
  GROUNDSHEET_REQUEST_TIMEOUT: {
    description: 'Seconds that a caller may take to send a request',
    expected: 'a whole number from 1 to 3600',
    fallback: '15',
  },
  GROUNDSHEET_IDLE_TIMEOUT: {
    description:
      'Seconds that a connection may wait for its next request, or not take what is sent; more than ' +
      'the proxy in front waits',
    expected: 'a whole number from 1 to 3600',
    fallback: '65',
  },
  GROUNDSHEET_TRUST_PROXY: {
    description: 'Number of proxies in front of the server, so that logs show the address of the caller',
    expected: 'a whole number from 0 to 16',
    fallback: '0',
  },
  GROUNDSHEET_PROXY_IDENTITY: {
    description:
      "JSON file of people and groups who sign in at a proxy in front, see [A company's own " +
      'sign-in](docs/operations.md#a-companys-own-sign-in)',
    expected: 'the path of a JSON file',
    fallback: '',
  },
  GROUNDSHEET_PUBLIC_URL: {
    description:
      'Address under which callers reach the service, for absolute links behind a proxy; otherwise ' +
      'links have the host of the request',
    expected: 'an address such as https://ground.example.org, without a query',
    fallback: '',
  },
  GROUNDSHEET_QUERY_KEYS: {
    description:
      '`on`: below `/ogc` a key may also be in the address (`?key=`), where logs of proxies and ' +
      'histories of browsers keep it',
    expected: 'on or off',
    fallback: 'off',
  },
  GROUNDSHEET_LOG_SEARCHES: {
    description:
      '`on`: the log has the texts that callers search for; otherwise `…` is in their place, since ' +
      'they reveal what a user searches for',
    expected: 'on or off',
    fallback: 'off',
  },
} as const satisfies Record<string, Setting>

type Variable = keyof typeof SETTINGS

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Of plain host names and IP addresses only: other text would change the policy of a page. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/(\[[\da-f:.]+\]|[\w.*-]+)(:\d+)?$/i.test(text) &&
  URL.canParse(text) &&
  new URL(text).origin === text

/** Without a slash at its end. */
const publicUrl = z
  .string()
  .refine(isPlainAddress)
  .transform((text) => (text.endsWith('/') ? text.slice(0, -1) : text))

function isPlainAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && search + hash + username + password === ''
}

const origins = z
  .string()
  .transform(listOf)
  .refine((all) => all.every(isOrigin))

const schema = z.object({
  HOST: z.string().regex(/^[\w.:-]+$/),
  PORT: wholeNumber(0, 65_535),
  GROUNDSHEET_SOCKET: z.string().refine((path) => Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES),
  GROUNDSHEET_SOCKET_MODE: z
    .string()
    .regex(/^0?[0-7]{3}$/)
    .transform((text) => Number.parseInt(text, 8)),
  GROUNDSHEET_DATABASE: z.string().min(1),
  GROUNDSHEET_READ_REPLICAS: z.string().transform(listOf),
  GROUNDSHEET_WORKERS: wholeNumber(1, 64),
  GROUNDSHEET_RATE_LIMIT: wholeNumber(1, 999_999_999),
  GROUNDSHEET_CORS_ORIGINS: z.union([z.literal('*').transform(() => ['*']), origins]),
  // The viewer compares origins of messages as text.
  GROUNDSHEET_FRAME_ORIGINS: origins.refine((all) => !all.some((origin) => origin.includes('*'))),
  GROUNDSHEET_BASEMAPS: z
    .string()
    .transform((text) => listOf(text).map(readBasemap))
    .pipe(z.array(z.custom<Basemap>(Boolean)).min(1)),
  GROUNDSHEET_BASEMAP_ORIGINS: origins,
  GROUNDSHEET_MAPS: z.string(),
  GROUNDSHEET_LOG_LEVEL: z.enum(LOG_LEVELS),
  GROUNDSHEET_METRICS_PORT: z.union([z.literal('').transform(() => null), wholeNumber(0, 65_535)]),
  GROUNDSHEET_MAX_CONNECTIONS: wholeNumber(1, 1_000_000),
  GROUNDSHEET_MAX_HEADER_BYTES: wholeNumber(4096, 1_048_576),
  GROUNDSHEET_MAX_BUFFERED_MB: wholeNumber(16, 1_000_000),
  GROUNDSHEET_MAX_EXPORTS: wholeNumber(1, 64),
  GROUNDSHEET_MIN_EXPORT_RATE_KB: wholeNumber(0, 1_000_000),
  GROUNDSHEET_REQUEST_TIMEOUT: wholeNumber(1, 3600),
  GROUNDSHEET_IDLE_TIMEOUT: wholeNumber(1, 3600),
  GROUNDSHEET_TRUST_PROXY: wholeNumber(0, 16),
  GROUNDSHEET_PROXY_IDENTITY: z.string(),
  GROUNDSHEET_PUBLIC_URL: z.union([z.literal('').transform(() => null), publicUrl]),
  GROUNDSHEET_QUERY_KEYS: z.enum(['on', 'off']),
  GROUNDSHEET_LOG_SEARCHES: z.enum(['on', 'off']),
} satisfies Record<Variable, z.ZodType>)

export interface Settings {
  readonly host: string
  readonly port: number
  /** Where to listen in place of the port; null: on the port. */
  readonly socket: SocketPlace | null
  readonly database: string
  /** Addresses; they may contain passwords. */
  readonly readReplicas: readonly string[]
  readonly workers: number
  readonly rateLimit: number
  readonly corsOrigins: readonly string[]
  /** Origins whose pages may show the viewer in a frame. */
  readonly frameOrigins: readonly string[]
  readonly basemaps: readonly Basemap[]
  readonly basemapOrigins: readonly string[]
  readonly overlays: readonly Overlay[]
  /** Files of tiles among them that this service serves. */
  readonly tileArchives: readonly TileArchive[]
  readonly logLevel: (typeof LOG_LEVELS)[number]
  /** Null: no metrics. */
  readonly metricsPort: number | null
  /** Exports that run at once in a process. */
  readonly maxExports: number
  readonly minExportRate: MinReadRate
  readonly limits: ConnectionLimits
  readonly trustProxy: number
  /** People who sign in at a proxy; null: nobody is accepted without a key. */
  readonly proxyIdentities: ProxyIdentities | null
  /** Without a slash at its end; null: links have the host of the request. */
  readonly publicUrl: string | null
  /** Whether a key may be in the query below `/ogc`. */
  readonly queryKeys: boolean
  /** Whether the log has the texts that callers search for. */
  readonly logSearches: boolean
}

/** Limits for each client before its key is checked. Times in seconds. */
export interface ConnectionLimits {
  readonly connections: number
  readonly headerBytes: number
  /** Of unanswered requests and unsent answers, over all connections. */
  readonly bufferedBytes: number
  readonly requestTimeout: number
  readonly idleTimeout: number
}

/** How fast a client has to read: at least `bytesPerSecond`, averaged over `overMs`. 0 bytes: no limit. */
export interface MinReadRate {
  readonly bytesPerSecond: number
  readonly overMs: number
}

/** Kernels hold up to 4 MB for a connection, and take more only when a third of them is sent. */
const EXPORT_RATE_WINDOW_MS = 120_000

type Environment = Readonly<Record<string, string | undefined>>

/** Command-line options that set what an environment variable sets too, and take precedence over it. */
const OPTIONS = {
  database: 'GROUNDSHEET_DATABASE',
  host: 'HOST',
  port: 'PORT',
  socket: 'GROUNDSHEET_SOCKET',
  workers: 'GROUNDSHEET_WORKERS',
} as const satisfies Record<string, Variable>

/** Values as typed. An option that is not given is undefined. */
export type SettingOptions = { readonly [option in keyof typeof OPTIONS]?: string | undefined }

/** Reads the environment once. An empty variable counts as unset. Throws UsageError. */
export function readSettings(environment: Environment, options: SettingOptions = {}): Settings {
  refuseUnknown(environment)
  const sources = withOptions(environment, options)
  const texts = Object.entries(SETTINGS).map(([name, { fallback }]) => [
    name,
    given(sources[name]?.text) ?? fallback,
  ])
  const read = schema.safeParse(Object.fromEntries(texts))
  if (!read.success) throw refusal(read.error.issues[0]?.path[0], sources)
  return {
    host: read.data.HOST,
    port: read.data.PORT,
    socket: readSocket(read.data, sources),
    database: read.data.GROUNDSHEET_DATABASE,
    readReplicas: read.data.GROUNDSHEET_READ_REPLICAS,
    workers: read.data.GROUNDSHEET_WORKERS,
    rateLimit: read.data.GROUNDSHEET_RATE_LIMIT,
    corsOrigins: read.data.GROUNDSHEET_CORS_ORIGINS,
    frameOrigins: read.data.GROUNDSHEET_FRAME_ORIGINS,
    ...readMaps(read.data, sources),
    basemapOrigins: read.data.GROUNDSHEET_BASEMAP_ORIGINS,
    logLevel: read.data.GROUNDSHEET_LOG_LEVEL,
    metricsPort: read.data.GROUNDSHEET_METRICS_PORT,
    maxExports: read.data.GROUNDSHEET_MAX_EXPORTS,
    minExportRate: {
      bytesPerSecond: read.data.GROUNDSHEET_MIN_EXPORT_RATE_KB * 1_000,
      overMs: EXPORT_RATE_WINDOW_MS,
    },
    limits: {
      connections: read.data.GROUNDSHEET_MAX_CONNECTIONS,
      headerBytes: read.data.GROUNDSHEET_MAX_HEADER_BYTES,
      bufferedBytes: read.data.GROUNDSHEET_MAX_BUFFERED_MB * 1_000_000,
      requestTimeout: read.data.GROUNDSHEET_REQUEST_TIMEOUT,
      idleTimeout: read.data.GROUNDSHEET_IDLE_TIMEOUT,
    },
    trustProxy: read.data.GROUNDSHEET_TRUST_PROXY,
    proxyIdentities: readIdentities(read.data.GROUNDSHEET_PROXY_IDENTITY),
    publicUrl: read.data.GROUNDSHEET_PUBLIC_URL,
    queryKeys: read.data.GROUNDSHEET_QUERY_KEYS === 'on',
    logSearches: read.data.GROUNDSHEET_LOG_SEARCHES === 'on',
  }
}

/**
 * Basemaps and overlays of the maps file, if there is one. Throws UsageError with a line for each problem.
 */
function readMaps(
  {
    GROUNDSHEET_MAPS: path,
    GROUNDSHEET_BASEMAPS: named,
  }: Pick<z.infer<typeof schema>, 'GROUNDSHEET_MAPS' | 'GROUNDSHEET_BASEMAPS'>,
  sources: Readonly<Record<string, TextSource>>,
): Pick<Settings, 'basemaps' | 'overlays' | 'tileArchives'> {
  if (path === '') return { basemaps: named, overlays: [], tileArchives: [] }
  const { basemaps, overlays, archives, problems } = readMapsFile(path)
  if (problems.length > 0)
    throw new UsageError(problems.map((problem) => `GROUNDSHEET_MAPS: ${path}: ${problem}`).join('\n'))
  if (basemaps && given(sources.GROUNDSHEET_BASEMAPS?.text) !== undefined)
    throw new UsageError(
      `GROUNDSHEET_BASEMAPS: ${path} lists basemaps, too; leave out the variable, or "basemaps" of the file`,
    )
  return { basemaps: basemaps ?? named, overlays, tileArchives: archives }
}

/** Throws UsageError if the command line names a port, too. */
function readSocket(
  {
    GROUNDSHEET_SOCKET: path,
    GROUNDSHEET_SOCKET_MODE: mode,
  }: Pick<z.infer<typeof schema>, 'GROUNDSHEET_SOCKET' | 'GROUNDSHEET_SOCKET_MODE'>,
  sources: Readonly<Record<string, TextSource>>,
): SocketPlace | null {
  if (path === '') return null
  const [socket, port] = [sources.GROUNDSHEET_SOCKET?.name, sources.PORT?.name]
  if (port === '--port')
    throw new UsageError(
      `--port: ${socket ?? ''} names a socket to listen on in place of a port; leave one out`,
    )
  return { path, mode }
}

/** Throws UsageError with a line for each problem. */
const readIdentities = (path: string): ProxyIdentities | null =>
  path === '' ? null : readIdentitiesFile(path, 'GROUNDSHEET_PROXY_IDENTITY')

/** Name of the source of a setting: `PORT` or `--port`. */
interface TextSource {
  readonly name: string
  readonly text: string | undefined
}

function withOptions(environment: Environment, options: SettingOptions): Record<string, TextSource> {
  const variables = Object.entries(environment).map(([name, text]) => [name, { name, text }] as const)
  const typed = Object.entries(OPTIONS).flatMap(([option, variable]) => {
    const text = options[option as keyof typeof OPTIONS]
    return text === undefined ? [] : [[variable, { name: `--${option}`, text }] as const]
  })
  return Object.fromEntries([...variables, ...typed])
}

/** Scripts often unset a variable by setting it to an empty text. */
const given = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/**
 * The database of a command: from the option, else the environment, else the default. Empty counts as unset.
 */
export function databasePath(
  option: string | undefined,
  environment: Environment = process.env,
  fallback: string = SETTINGS.GROUNDSHEET_DATABASE.fallback,
): string {
  return given(option) ?? given(environment.GROUNDSHEET_DATABASE) ?? fallback
}

function refuseUnknown(environment: Environment): void {
  const unknown = Object.keys(environment).find(
    (name) => name.startsWith('GROUNDSHEET_') && !(name in SETTINGS),
  )
  if (unknown === undefined) return
  // Host and port are without the prefix, as hosting services set them.
  const bare = unknown.slice('GROUNDSHEET_'.length)
  const hint = bare in SETTINGS ? `; did you mean "${bare}"?` : suggestionHint(unknown, Object.keys(SETTINGS))
  throw new UsageError(`${unknown}: there is no such setting${hint}`)
}

function refusal(path: PropertyKey | undefined, sources: Readonly<Record<string, TextSource>>): UsageError {
  const variable = String(path) as Variable
  const { name, text } = sources[variable] ?? { name: variable, text: undefined }
  return new UsageError(`${name}: got ${JSON.stringify(text)}, expected ${SETTINGS[variable].expected}`)
}
