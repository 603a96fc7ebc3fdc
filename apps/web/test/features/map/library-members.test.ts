import { expect, test } from 'vitest'
import { undocumentedMembers } from './undocumented-members.ts'

const name = 'undocumented-sample.ts'
const text = `import type { Map } from 'maplibre-gl'
export function read(map: Map) {
  const { style } = map
  void map.once('idle', () => map.setPaintProperty('a', 'fill-opacity', map.getZoom()))
  return [map.painter, map.style.tileManagers, style]
}
`

test('the viewer uses only documented members of MapLibre', () => {
  const used = undocumentedMembers({ name, text })
  const isInSample = ({ file }: { file: string }) => file.endsWith(name)
  expect(used.filter((member) => !isInSample(member))).toEqual([])
  const inSample = used.filter(isInSample).map(({ line, name: member }) => `${line} ${member}`)
  expect(inSample).toEqual(['3 style', '5 painter', '5 style'])
}, 120_000)
