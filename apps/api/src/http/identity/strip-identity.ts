import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { UNIX_SOCKET, type ProxyIdentities } from '../../identities/proxy-identities.ts'

/** Why headers that name a person were removed. */
export const STRIP_REASONS = ['address', 'repeated'] as const
export type StripReason = (typeof STRIP_REASONS)[number]

interface Parts {
  readonly identities: ProxyIdentities
  /** Whether all connections come by a unix socket, where they have no address. */
  readonly onSocket: boolean
  readonly onStripped: (reason: StripReason, address: string) => void
}

/**
 * Removes from a request the headers that name a person, unless a listed proxy sent it. A header that is
 * there twice is removed too: the proxy would have added its own to that of a caller. What is left can be
 * trusted.
 */
export function createIdentityStripper({
  identities,
  onSocket,
  onStripped,
}: Parts): (request: IncomingMessage) => void {
  const names = [identities.emailHeader, identities.groupsHeader]
  const trusted = listAddresses(identities.proxies.filter((proxy) => proxy !== UNIX_SOCKET))
  const isTrusted = (address: string) =>
    onSocket ? identities.proxies.includes(UNIX_SOCKET) : isListed(trusted, address)
  return (request) => {
    const { headers } = request
    if (names.every((name) => headers[name] === undefined)) return
    const address = onSocket ? UNIX_SOCKET : (request.socket.remoteAddress ?? '')
    const reason = !isTrusted(address) ? 'address' : isRepeated(request, names) ? 'repeated' : null
    if (reason === null) return
    for (const name of names) Reflect.deleteProperty(headers, name)
    onStripped(reason, address)
  }
}

function listAddresses(proxies: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of proxies) {
    const [address = '', length] = text.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return list
}

/** An IPv4 address that is written as IPv6 is that IPv4 address. */
const isListed = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

function isRepeated({ rawHeaders }: IncomingMessage, names: readonly string[]): boolean {
  const present = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  return names.some((name) => present.filter((other) => other === name).length > 1)
}
