import { expect, test } from 'vitest'
import { cadColour } from '../src/dxf/cad-colour.ts'
import { cadText, createCadNames } from '../src/dxf/cad-text.ts'
import { createDrawing } from '../src/dxf/drawing.ts'
import { flattenPath } from '../src/dxf/flatten-path.ts'
import { writePlan } from '../src/dxf/write-plan.ts'
import type { ExportHole } from '../src/index.ts'
import { entities, groupsOf } from './dxf-entities.ts'
import { collectText, hole, smallSource } from './small-source.ts'

const plan = (holes: ExportHole[], onNote?: (note: string) => void) =>
  collectText(writePlan(smallSource({ holes: () => holes }), {}, onNote))

const EAST = { easting: 450_000.125, northing: 300_000.5 }

test('it is a file of AutoCAD 2000', async () => {
  const groups = groupsOf(await plan([hole('BH1', EAST)]))
  const version = groups.findIndex(([, value]) => value === '$ACADVER')
  expect(groups[version + 1]).toEqual(['1', 'AC1015'])
})

test('a hole is a block at its easting, northing and ground level, on the layer of its type', async () => {
  const [insert] = entities(await plan([hole('BH1', EAST)]), 'INSERT')
  expect(['8', '10', '20', '30'].map((code) => insert?.get(code))).toEqual([
    'HOLES_CP',
    '450000.125',
    '300000.5',
    '12.5',
  ])
})

test('a hole without coordinates, or in doubt, is not drawn, and the plan reports it', async () => {
  const notes: string[] = []
  const inDoubt = { latitude: 52, longitude: 0, distance: 9000, reason: 'far' }
  const holes = [hole('BH1', EAST), hole('BH2'), hole('BH3', { ...EAST, positionInDoubt: inDoubt })]
  const text = await plan(holes, (note) => notes.push(note))
  expect(entities(text, 'INSERT')).toHaveLength(1)
  expect(notes).toEqual(['2 holes not drawn: no coordinates, or coordinates in doubt'])
  expect(entities(text, 'TEXT').map((entity) => entity.get('1'))).toContain(notes[0])
})

test('a pinned hole is where it was pinned, in the grid of the project', async () => {
  const project = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
    easting: 1000 * longitude,
    northing: 1000 * latitude,
  })
  const pinned = hole('BH1', { ...EAST, mapPlacement: { latitude: 52, longitude: 1.5 } })
  const grid = () => Promise.resolve({ code: 'EPSG:27700', name: 'British National Grid', project })
  const [insert] = entities(
    await collectText(writePlan(smallSource({ holes: () => [pinned], grid }))),
    'INSERT',
  )
  expect([insert?.get('10'), insert?.get('20')]).toEqual(['1500', '52000'])
})

test('no text of a file adds to the drawing', async () => {
  const name = 'BH1\n0\nLINE\r\n8\n0\u2028x'
  const text = await plan([hole(name, { ...EAST, data: { LOCA_ID: name, LOCA_TYPE: 'A\n0\nEOF' } })])
  expect(entities(text, 'LINE')).toEqual([])
  expect(entities(text, 'TEXT')[0]?.get('1')).toBe('BH1 0 LINE 8 0 x')
  expect(entities(text, 'INSERT')[0]?.get('8')).toBe('HOLES_A_0_EOF')
})

test.each([
  ['Ø 100 mm, 45°', '\\U+00D8 100 mm, 45\\U+00B0'],
  ['a^b', 'a^ b'],
  ['50%%d', '50%%%%%%d'],
  ['E\\U+0041', 'E\\U+005CU+0041'],
])('text %s is written as %s', (text, written) => {
  expect(cadText(text)).toBe(written)
})

test('names of layers keep letters, digits, hyphens and underscores, and stay apart', () => {
  const added: string[] = []
  const cadNames = createCadNames()
  const names = ['CP/RC (Ø)|"', '', 'CP', 'cp', 'ТП', 'CP'].map((text) =>
    cadNames.nameOf(text, (name) => added.push(name)),
  )
  expect(names).toEqual(['CP_RC_', '_', 'CP', 'cp_2', '__2', 'CP'])
  expect(added).toEqual(['CP_RC_', '_', 'CP', 'cp_2', '__2'])
})

test('a hole without a type is on a layer of its own', async () => {
  const types = ['', 'NO_TYPE'].map((LOCA_TYPE, place) =>
    hole(`BH${place}`, { ...EAST, data: { LOCA_TYPE } }),
  )
  const layers = entities(await plan(types), 'INSERT').map((insert) => insert.get('8'))
  expect(layers).toEqual(['HOLES', 'HOLES_NO_TYPE'])
})

test.each([
  ['#ff0000', 1],
  ['#00f', 5],
  ['#7f7f7f', 252],
  ['#a55252', 13],
  ['#000000', 7],
  ['red', 7],
])('colour %s is %i in the index', (colour, index) => {
  expect(cadColour(colour)).toBe(index)
})

test('a circle of two arcs keeps its radius and closes', () => {
  const [line] = flattenPath('M4 12a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z')
  expect(line?.isClosed).toBe(true)
  expect(line?.points.length).toBeGreaterThan(40)
  for (const [x, y] of line?.points ?? []) expect(Math.hypot(x - 12, y + 12)).toBeCloseTo(8, 6)
  const [, next] = line?.points ?? []
  // From the left, anticlockwise with y down: first downwards.
  expect(next?.[1]).toBeLessThan(-12)
})

test('quarter arcs turn the way that the flag states', () => {
  const [clockwise] = flattenPath('M12 4a8 8 0 0 1 8 8')
  for (const [x, y] of clockwise?.points ?? []) expect(Math.hypot(x - 12, y + 12)).toBeCloseTo(8, 6)
})

test('every symbol of the map can be drawn', async () => {
  const { symbolNames } = await import('@groundsheet/symbols')
  const drawing = createDrawing()
  for (const name of symbolNames) drawing.symbol(name)
  expect(drawing.write().match(/^BLOCK$/gm)?.length).toBeGreaterThanOrEqual(symbolNames.length)
})
