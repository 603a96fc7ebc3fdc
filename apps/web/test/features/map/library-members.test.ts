import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const eslint = new ESLint({ cwd: root })

/** Rules that a line with a map in it breaks, by the configuration of the project. */
async function brokenRules(line: string): Promise<(string | null)[]> {
  const code = `import type { Map } from 'maplibre-gl'\nexport function read(map: Map) {\n  ${line}\n}\n`
  const filePath = `${root}apps/web/src/features/map/view/map-rest.ts`
  const [result] = await eslint.lintText(code, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId)
}

const MEMBERS = 'groundsheet/documented-map-members'
const UNDERSCORE = 'no-restricted-syntax'

test.each([
  ['return map.painter', MEMBERS],
  ['return map.style.tileManagers', MEMBERS],
  ['const { style } = map\n  return style', MEMBERS],
  ['return map._fadeDuration', UNDERSCORE],
  ["return Reflect.has(map, 'x') && ({} as Record<string, number>)['_x']", UNDERSCORE],
  ["map.addSource('a', { type: 'vector', promoteId: { _geojsonTileLayer: 'id' } })", UNDERSCORE],
])(
  'the lint rules refuse %j',
  async (line, rule) => {
    expect(await brokenRules(line)).toContain(rule)
  },
  240_000,
)

test('the lint rules allow documented members', async () => {
  const line = "map.once('idle', () => map.setPaintProperty('a', 'fill-opacity', map.getZoom()))"
  const broken = await brokenRules(`void ${line}`)
  expect(broken.filter((rule) => rule === MEMBERS || rule === UNDERSCORE)).toEqual([])
}, 240_000)
