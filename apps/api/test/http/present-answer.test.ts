import { expect, test } from 'vitest'
import { presentAnswer } from '../../src/http/present-answer.ts'

const link = (address: string): unknown => {
  const page = { items: Buffer.from('{}'), next: 7 }
  return presentAnswer({ kind: 'page', page }, { address, list: [], tag: undefined }).headers.Link
}

test.each([
  ['/v1/projects', {}],
  ['/v1/projects?limit=5', { limit: '5' }],
  ['/v1/projects?q=why?&limit=5', { q: 'why?', limit: '5' }],
  ['/v1/projects?q=a%26b+%C3%9F%3E', { q: 'a&b ß>' }],
  ['/v1/projects?cursor=old&sort=-created', { sort: '-created' }],
])('the link to the page after %s keeps its parameters', (address, expected) => {
  const [, path = '', query = ''] = /^<([^?>]+)\?([^>]+)>; rel="next"$/.exec(String(link(address))) ?? []
  const { cursor, ...kept } = Object.fromEntries(new URLSearchParams(query))
  expect(path).toBe('/v1/projects')
  expect(cursor).toMatch(/^[\w-]{20}$/)
  expect(kept).toEqual(expected)
})
