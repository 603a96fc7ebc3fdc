import { expect, test } from 'vitest'
import { openRaw, readAnswers } from './raw-socket.ts'
import { startTestService } from './test-service.ts'

const CLIENT_COUNT = 50

test('clients that connected before the end, and were not looked at yet, are answered', async () => {
  const service = await startTestService()
  const request = 'GET /v1/health HTTP/1.1\r\nHost: x\r\n\r\n'
  // The system has connected them when this returns; the service has taken none.
  const clients = Array.from({ length: CLIENT_COUNT }, () => openRaw(service.url, request))
  const closed = service.close()
  const answers = await Promise.all(clients.map(({ ended }) => ended))
  expect(answers.flatMap(readAnswers).map(({ status }) => status)).toEqual(Array(CLIENT_COUNT).fill(200))
  await closed
})
