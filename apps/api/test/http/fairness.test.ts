import { expect, test } from 'vitest'
import { ADDRESSES } from './addresses.ts'
import { serveWithHeldRead } from './held-service.ts'

const REQUESTS = 64

test('a key that requests 64 pages at once does not delay that of another key', async () => {
  const { url, newKey, received, read, release } = await serveWithHeldRead()
  const [many, one] = [await newKey(), await newKey()]
  const request = (key: string, limit: number) =>
    fetch(`${url}${ADDRESSES.listLocations}?limit=${limit}`, { headers: { Authorization: `Bearer ${key}` } })
  const answers = Array.from({ length: REQUESTS }, (_, index) => request(many, index + 1))
  await expect.poll(received).toBe(REQUESTS)
  const other = request(one, 1000)
  await expect.poll(received).toBe(REQUESTS + 1)
  // That of the other key has begun, although the first one of the first key has not ended.
  await expect.poll(() => read).toEqual([1, 1000])
  release()
  for (const answer of [...answers, other]) expect((await answer).status).toBe(200)
  expect(read).toHaveLength(REQUESTS + 1)
})
