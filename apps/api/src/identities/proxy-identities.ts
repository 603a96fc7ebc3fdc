import { scopeNames, type Scope } from '@groundsheet/contract'
import { isIP } from 'node:net'
import { z } from 'zod'

/** Whom an entry of the table stands for, and what they may read. */
export interface Identity {
  /** In lower case; undefined: a group is named. */
  readonly email?: string | undefined
  readonly group?: string | undefined
  /** Name of the company. */
  readonly company: string
  /** References or ids; null: every project, including future ones. */
  readonly projects: readonly string[] | null
  readonly scopes: readonly Scope[]
  /** Requests a minute of each person; null: the server's default. */
  readonly rateLimit: number | null
}

/** What the service accepts of a proxy at which people sign in. */
export interface ProxyIdentities {
  /** Names of headers, in lower case. */
  readonly emailHeader: string
  readonly groupsHeader: string
  /** Addresses, ranges such as 10.0.0.0/24, or `unix` for whoever can open the socket of the service. */
  readonly proxies: readonly string[]
  /** Path or address of the proxy at which people sign out; null: none is known. */
  readonly signOut: string | null
  /** The first that names a person or one of their groups counts. */
  readonly identities: readonly Identity[]
}

/** In the list of proxies: whoever connects to the unix socket. */
export const UNIX_SOCKET = 'unix'
const THIS_MACHINE = ['127.0.0.1', '::1', UNIX_SOCKET]
const ALL_SCOPES: readonly Scope[] = scopeNames

/** Headers that say something else. */
const TAKEN_HEADERS = ['authorization', 'cookie', 'host', 'connection', 'x-forwarded-for']

const headerName = z
  .string()
  .regex(/^[\w-]+$/, 'has to be the name of a header')
  .transform((name) => name.toLowerCase())
  .refine((name) => !TAKEN_HEADERS.includes(name), 'is a header with another meaning')

const proxyAddress = z
  .string()
  .refine(
    (text) => text === UNIX_SOCKET || isAddressOrRange(text),
    'has to be an address such as 10.0.0.4, a range such as 10.0.0.0/24, or unix',
  )

function isAddressOrRange(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const bits = { 4: 32, 6: 128 }[isIP(address)]
  if (bits === undefined || more.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits)
}

const name = z.string().trim().min(1, 'is empty')

const identity = z
  .strictObject({
    email: z
      .email('has to be an e-mail address')
      .transform((text) => text.toLowerCase())
      .optional(),
    group: name.optional(),
    company: name,
    projects: z.array(name).min(1, 'is empty; leave it out for all projects').nullable().default(null),
    scopes: z
      .array(z.enum(scopeNames))
      .min(1, 'is empty')
      .default([...ALL_SCOPES]),
    rateLimit: z.int().min(1).nullable().default(null),
  })
  .refine(({ email, group }) => (email === undefined) !== (group === undefined), 'names an email or a group')

/** Form of `identities.json`, see docs/operations.md. */
export const proxyIdentities = z
  .strictObject({
    emailHeader: headerName.default('x-auth-request-email'),
    groupsHeader: headerName.default('x-auth-request-groups'),
    proxies: z.array(proxyAddress).min(1, 'is empty; leave it out for this machine').default(THIS_MACHINE),
    signOut: z
      .string()
      .regex(
        /^(\/[^/\\]|https:\/\/)[\x21-\x7e]*$/,
        'has to be a path such as /oauth2/sign_out, or an https address',
      )
      .nullable()
      .default(null),
    identities: z.array(identity).min(1, 'is empty; list at least one'),
  })
  .refine(
    ({ emailHeader, groupsHeader }) => emailHeader !== groupsHeader,
    'emailHeader and groupsHeader have to be two headers',
  )
