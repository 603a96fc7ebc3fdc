import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toBase64Url } from '../packages/client/src/links/base64url.ts'
import { derivePair, parseLink, accessOfLink, verifyLink } from '../packages/client/src/links/index.ts'

test('the example of docs/links.md is a link of its key', async () => {
  const text = readFileSync(new URL('../docs/links.md', import.meta.url), 'utf8')
  const key = /`(gs_\w{40})`/.exec(text)?.[1] ?? ''
  const [publicHalf, link = ''] = text.split('### Example')[1]?.match(/(?<=```text\n).+(?=\n```)/g) ?? []
  const { publicKey } = await derivePair(key)
  expect(publicHalf).toBe(toBase64Url(publicKey))
  const parsed = parseLink(link)
  expect(await verifyLink(parsed, publicKey)).toBe(true)
  expect(accessOfLink(parsed)).toEqual({
    keyId: '0123456789abcdef01234567',
    epoch: 0,
    name: 'Client',
    ends: '2027-03-31T00:00:00.000Z',
    scopes: ['projects:read'],
    projects: ['89abcdef0123456789abcdef'],
  })
})
