import { once } from 'node:events'
import { createServer, Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { allowHalfOpenClients } from '../../src/http/connections/node-internals.ts'

test('Node has the member that lets half-open clients receive their responses', () => {
  expect(new Server()).toHaveProperty('httpAllowHalfOpen', false)
})

test.each([
  [true, 'HTTP/1.1 200 OK'],
  [false, ''],
])(
  'a client that ends its side before the response, with allowHalfOpen %s, receives %j',
  async (isAllowed, expected) => {
    const server = createServer((request, response) => {
      request.socket.once('end', () => setImmediate(() => response.end('late')))
    })
    if (isAllowed) allowHalfOpenClients(server)
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const client = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true })
    client.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const pieces = (await client.toArray()) as Buffer[]
    expect(Buffer.concat(pieces).toString().split('\r\n', 1)[0]).toBe(expected)
    client.destroy()
    server.close()
  },
)
