import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openRaw, readAnswers } from './raw-socket.ts'
import { startTestService } from './test-service.ts'

const CLIENT_COUNT = 50

/** Each connection waits until another process has said that it may be open. */
const slots = {
  tryTake: () => false,
  take: () => sleep(50, true),
  free: () => undefined,
}

test.each([
  ['of its own', {}],
  ['that are counted by another process', { slots }],
])(
  'with connections %s: clients that connected before the end, and were not looked at yet, are answered',
  async (_of, options) => {
    const service = await startTestService(options)
    const request = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n'
    // The system has connected them when this returns; the service has taken none.
    const clients = Array.from({ length: CLIENT_COUNT }, () => openRaw(service.url, request))
    const closed = service.close()
    const answers = await Promise.all(clients.map(({ ended }) => ended))
    expect(answers.flatMap(readAnswers).map(({ status }) => status)).toEqual(Array(CLIENT_COUNT).fill(200))
    await closed
  },
)
