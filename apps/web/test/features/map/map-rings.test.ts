import { featureFilter, type FilterSpecification } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { evaluate, layer, layersOf, paint } from './style-layers.ts'

test('the ring of the open hole is the widest, that of one pointed at the thinnest', () => {
  const width = (ring: string) =>
    evaluate('paint_circle', 'circle-stroke-width', paint('hole-ring', 'circle-stroke-width'), { ring })
  expect(['hovered', 'highlighted', 'open'].map(width)).toEqual([1.5, 2, 2.5])
})

test('a line in a dark colour has a light edge on the dark map only, and keeps its colour', () => {
  const hasHalo = (strokeColor: string) => {
    const { filter } = layer('boundaries-halo', 'dark') as { filter: FilterSpecification }
    return featureFilter(filter, 'filter').filter({ zoom: 15 }, { type: 2, properties: { strokeColor } })
  }
  expect(['#000000', '#1b2124', '#1e3a8a', '#7f1d1d', '#123'].map(hasHalo)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['#ffffff', '#f59e0b', '#22c55e', '#60a5fa'].map(hasHalo)).toEqual([false, false, false, false])
  const ids = layersOf('dark').map(({ id }) => id)
  expect(ids.indexOf('boundaries-halo')).toBeLessThan(ids.indexOf('boundaries-line'))
  expect(paint('boundaries-line', 'line-color', 'dark')).toEqual(['get', 'strokeColor'])
  expect(layersOf('light').map(({ id }) => id)).not.toContain('boundaries-halo')
})

test('a highlighted hole has a colour of its own', () => {
  const colour = (ring: string) =>
    String(
      evaluate('paint_circle', 'circle-stroke-color', paint('hole-ring', 'circle-stroke-color'), { ring }),
    )
  expect(colour('highlighted')).toBe('rgba(217,119,6,1)')
  expect(colour('open')).toBe(colour('hovered'))
})

test('a ring lies around the marker, and around the rim of a selected one', () => {
  const radius = (id: string, properties: Record<string, unknown>) =>
    evaluate('paint_circle', 'circle-radius', paint(id, 'circle-radius'), { size: 14, ...properties })
  expect([
    radius('hole-ring', { ring: 'highlighted' }),
    radius('hole-selected', { selected: true }),
    radius('hole-ring', { ring: 'highlighted', selected: true }),
  ]).toEqual([12, 10, 15])
})
