import { expect, test } from 'vitest'
import { isEmbedded } from '../../src/url-state/embedded.ts'
import { readProjectSearch } from '../../src/url-state/project-search.ts'

test('an address names the embedded part; other values are ignored', () => {
  expect(['1', 'map', 'hole', 'log'].map((embed) => readProjectSearch({ embed }).embed)).toEqual([
    '1',
    'map',
    'hole',
    'log',
  ])
  expect(readProjectSearch({ embed: 'yes' })).toEqual({})
})

test('only the address of a project is shown without the rest of the viewer', () => {
  expect(isEmbedded('/projects/89abcdef0123456789abcdef', '?embed=1')).toBe(true)
  expect(isEmbedded('/projects/89abcdef0123456789abcdef/', '?hole=x&embed=log')).toBe(true)
  for (const [path, query] of [
    ['/projects/89abcdef0123456789abcdef', ''],
    ['/projects/89abcdef0123456789abcdef', '?embed=0'],
    ['/projects/89abcdef0123456789abcdef/print/log', '?embed=1'],
    ['/projects', '?embed=1'],
  ] as const)
    expect(isEmbedded(path, query), path + query).toBe(false)
})
