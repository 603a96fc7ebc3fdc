import { expect, test } from 'vitest'
import { undocumentedMembers } from './undocumented-members.ts'

const name = 'undocumented-sample.ts'
const OF_MAPLIBRE = `import type { Map } from 'maplibre-gl'
export function read(map: Map) {
  const { style } = map
  void map.once('idle', () => map.setPaintProperty('a', 'fill-opacity', map.getZoom()))
  return [map.painter, map.style.tileManagers, style]
}
`
const OF_ZOD = `import { z } from 'zod'
const { _zod: internals } = z.string()
const NAME = '_zod'
const { [NAME]: again } = z.string()
export const kind = [internals, again, z.string()?.[NAME], z.string().optional()]
`

/** The types of a whole project are checked, which takes minutes beside other work. */
const CHECK_TIMEOUT_MS = 600_000

test.each([
  ['apps/web/src', 'apps/web', OF_MAPLIBRE, ['3 style', '5 painter', '5 style']],
  ['apps/api/src', 'apps/api', OF_ZOD, ['2 _zod', '4 _zod', '5 _zod']],
  ['test', '.', OF_ZOD, ['2 _zod', '4 _zod', '5 _zod']],
] as const)(
  'only documented members of libraries are used: %s',
  (folder, tsconfig, text, expected) => {
    const path = `${folder}/${name}`
    const used = undocumentedMembers(tsconfig, { path, text })
    expect(used.filter(({ file }) => file !== path)).toEqual([])
    const inSample = used.filter(({ file }) => file === path)
    expect(inSample.map(({ line, name: member }) => `${line} ${member}`)).toEqual(expected)
  },
  CHECK_TIMEOUT_MS,
)
