import { expect, test } from 'vitest'
import { kmlColour } from '../src/kml/kml-style.ts'
import { writeKml } from '../src/kml/write-kml.ts'
import { expectWellFormed } from './well-formed.ts'
import { collectText, hole, smallSource, STYLE } from './small-source.ts'

test('holes are placemarks with their headings; one without position has no point', async () => {
  const text = await collectText(writeKml(smallSource()))
  expectWellFormed(text)
  expect(text).toContain('<name>Mill &amp; Lane (J1)</name>')
  expect(text.match(/<Placemark /g)).toHaveLength(2)
  expect(text.match(/<Point>/g)).toHaveLength(1)
  expect(text).toContain('<coordinates>-1.25,52.5</coordinates>')
  expect(text).toContain('<Data name="LOCA_TYPE"><value>CP</value></Data>')
})

test('a note states how many holes have no position', async () => {
  const notes: string[] = []
  await collectText(writeKml(smallSource(), {}, (note) => notes.push(note)))
  expect(notes).toEqual(['1 hole listed without a position: no coordinates, or coordinates in doubt'])
})

test('a final depth of 0 that was not set is left out; the heading keeps its text', async () => {
  const data = { LOCA_ID: 'BH1', LOCA_TYPE: 'CP', LOCA_FDEP: '0.00' }
  const text = await collectText(
    writeKml(smallSource({ holes: () => [hole('BH1', { finalDepth: 0, data })] })),
  )
  expect(text).not.toContain('"finalDepth"')
  expect(text).toContain('<Data name="LOCA_FDEP"><value>0.00</value></Data>')
})

test('markup, control characters and half characters in values cannot break it', async () => {
  const data = { 'A"B': '</value><Placemark>', C: '\u0000\u000B\uD800]]>' }
  const text = await collectText(writeKml(smallSource({ holes: () => [hole('<b>&', { data })] })))
  expectWellFormed(text)
  expect(text.match(/<Placemark /g)).toHaveLength(1)
})

test('boundaries have their style, with colours as KML turns them round', async () => {
  const line = {
    id: 'b'.repeat(24),
    name: 'Edge',
    geometry: {
      type: 'LineString' as const,
      coordinates: [[0, 1] as [number, number], [2, 3] as [number, number]],
    },
    visible: true,
    labelVisible: true,
    style: STYLE,
    updatedAt: '2026-01-31T00:00:00.000Z',
  }
  const text = await collectText(writeKml(smallSource({ boundaries: [line] })))
  expectWellFormed(text)
  expect(text).toContain('<LineStyle><color>ff2b39c0</color><width>2</width></LineStyle>')
  expect(text).toContain('<coordinates>0,1 2,3</coordinates>')
  expect(kmlColour('#abc', 0.5)).toBe('80ccbbaa')
})
