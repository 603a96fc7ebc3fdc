import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createIdentityStripper } from '../../src/http/identity/strip-identity.ts'
import { proxyIdentities } from '../../src/identities/proxy-identities.ts'
import { partOf } from '../../../../test/part-of.ts'

const identities = [{ group: 'geotechnics', company: 'Ainsley Ground' }]

/** What is left of the headers of a request from this address, and why others were removed. */
function strip(remoteAddress: string | undefined, proxies?: readonly string[], onSocket = false) {
  const reasons: string[] = []
  const stripIdentity = createIdentityStripper({
    identities: proxyIdentities.parse({ identities, ...(proxies ? { proxies } : {}) }),
    onSocket,
    onStripped: (reason) => void reasons.push(reason),
  })
  const headers = {
    host: 'ground.example',
    'x-auth-request-email': 'kim@ainsley.example',
    'x-auth-request-groups': 'geotechnics',
  }
  stripIdentity(partOf<IncomingMessage>({ headers, rawHeaders: [], socket: { remoteAddress } }))
  return { left: Object.keys(headers), reasons }
}

test.each([
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['::ffff:127.0.0.1', undefined],
  ['10.0.0.7', ['10.0.0.0/29']],
  ['::ffff:10.0.0.7', ['10.0.0.0/29']],
  ['2001:db8::7', ['2001:db8::/64']],
])('from %s, which is listed, headers stay', (address, proxies) => {
  expect(strip(address, proxies)).toMatchObject({ reasons: [] })
  expect(strip(address, proxies).left).toHaveLength(3)
})

test.each([
  ['127.0.0.2', undefined],
  ['192.0.2.1', undefined],
  ['::ffff:192.0.2.1', undefined],
  ['10.0.0.8', ['10.0.0.0/29']],
  ['127.0.0.1', ['10.0.0.4']],
  ['::1', ['127.0.0.1']],
  ['', undefined],
  [undefined, undefined],
])('from %s, which is not listed, both headers are removed', (address, proxies) =>
  expect(strip(address, proxies)).toEqual({ left: ['host'], reasons: ['address'] }),
)

test.each([
  [undefined, []],
  [['unix'], []],
  [['127.0.0.1', '10.0.0.0/8'], ['address']],
])('by a socket, where there is no address, headers stay if unix is listed: %j', (proxies, reasons) =>
  expect(strip(undefined, proxies, true).reasons).toEqual(reasons),
)

test('a listed socket trusts no address', () =>
  expect(strip('127.0.0.1', ['unix']).reasons).toEqual(['address']))
