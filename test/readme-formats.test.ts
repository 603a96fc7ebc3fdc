import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { exportFormatIds } from '@groundsheet/contract'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test.each([
  ['README.md', /^The formats are ([^]+?)\.\s/m],
  ['packages/client/README.md', /comes as one file \(([^)]+)\)/],
])('%s lists every export format, in the order of the contract', (path, list) => {
  const [, listed = ''] = list.exec(readFileSync(join(root, path), 'utf8')) ?? []
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, id]) => id)).toEqual(exportFormatIds)
})
