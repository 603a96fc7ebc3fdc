import { expect, test } from 'vitest'
import { connectHost } from '../../src/data/embedding/connect-host.ts'
import {
  selectionMessage,
  type HostRequest,
  type ViewerMessage,
} from '../../src/data/embedding/host-messages.ts'
import { partOf } from '../../../../test/part-of.ts'

const PORTAL = 'https://portal.example.org'

function framedPage(origins: readonly string[] = [PORTAL]) {
  const sent: { message: ViewerMessage; to: string }[] = []
  const requests: HostRequest[] = []
  const page = new EventTarget()
  const host = {
    postMessage: (message: ViewerMessage, to: string) => void sent.push({ message, to }),
  }
  const connection = connectHost({
    page: partOf(page),
    host,
    origins,
    onRequest: (request) => void requests.push(request),
  })
  const receive = (data: unknown, origin = PORTAL, source: unknown = host) =>
    page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  return { sent, requests, connection, receive }
}

const READY = { message: { type: 'groundsheet.ready', version: 1 }, to: '*' }
const SELECTION = selectionMessage('89abcdef0123456789abcdef', {
  id: '0123456789abcdef01234567',
  name: 'BH1',
})

test('before a listed page has written, only the readiness of the viewer is sent', () => {
  const { sent, connection } = framedPage()
  connection.send(SELECTION)
  expect(sent).toEqual([READY])
})

test('a page that connects receives selections, at its own origin only', () => {
  const { sent, requests, connection, receive } = framedPage()
  receive({ type: 'groundsheet.connect' })
  connection.send(SELECTION)
  expect(requests).toEqual([{ type: 'groundsheet.connect' }])
  expect(sent).toEqual([READY, { message: SELECTION, to: PORTAL }])
})

test.each([
  ['another origin', 'https://other.example.org', undefined],
  ['a listed origin with the scheme http', 'http://portal.example.org', undefined],
  ['a window that is not the page around the frame', PORTAL, {}],
  ['no window', PORTAL, null],
])('messages from %s are ignored', (_case, origin, source) => {
  const { sent, requests, connection, receive } = framedPage()
  if (source === undefined) receive({ type: 'groundsheet.connect' }, origin)
  else receive({ type: 'groundsheet.connect' }, origin, source)
  connection.send(SELECTION)
  expect([requests, sent]).toEqual([[], [READY]])
})

test('a hole is selected by its id or its name, or none', () => {
  const { requests, receive } = framedPage()
  for (const hole of [{ id: '0123456789abcdef01234567' }, { name: 'BH1' }, null])
    receive({ type: 'groundsheet.select', hole })
  expect(requests.map((request) => 'hole' in request && request.hole)).toEqual([
    { id: '0123456789abcdef01234567' },
    { name: 'BH1' },
    null,
  ])
})

test('a request of another shape is refused with what is expected; other messages are not answered', () => {
  const { sent, requests, receive } = framedPage()
  for (const data of ['text', null, 7, { type: 'webpackOk' }, { hole: null }]) receive(data)
  expect(sent).toEqual([READY])
  receive({ type: 'groundsheet.select' })
  receive({ type: 'groundsheet.select', hole: { id: 7 } })
  receive({ type: 'groundsheet.zoom' })
  expect(sent.slice(1).map(({ message, to }) => [message.type, to])).toEqual(
    Array.from({ length: 3 }, () => ['groundsheet.refused', PORTAL]),
  )
  expect(requests).toEqual([])
})

test('after it is closed all messages are ignored', () => {
  const { requests, connection, receive } = framedPage()
  connection.close()
  receive({ type: 'groundsheet.connect' })
  expect(requests).toEqual([])
})
