import { expression, latest, type StylePropertySpecification } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification } from 'maplibre-gl'
import { basemapLayers, overlayLayers } from '../../../src/features/map/layers/draw-order.ts'
import { mapThemes } from '../../../src/features/map/view/map-theme.ts'

export const layersOf = (scheme: 'light' | 'dark') => [
  ...basemapLayers(mapThemes[scheme]),
  ...overlayLayers(mapThemes[scheme], { labelsFrom: 0, labels: true }),
]

/** What a paint or layout expression gives for a feature. */
export function evaluate(
  name: 'paint_line' | 'paint_circle' | 'paint_symbol' | 'layout_symbol',
  property: string,
  value: unknown,
  properties: Record<string, unknown>,
  state: Record<string, boolean> = {},
): unknown {
  const specifications: unknown = latest[name]
  const specification = (specifications as Record<string, StylePropertySpecification>)[property]
  if (!specification) throw new Error(`MapLibre has no ${property}`)
  const parsed = expression.createPropertyExpression(value, property, specification)
  if (parsed.result === 'error') throw new Error(parsed.value.map(({ message }) => message).join('; '))
  const answer: unknown = parsed.value.evaluate({ zoom: 15 }, { type: 1, properties }, state)
  return answer
}

export const layer = (id: string, scheme: 'light' | 'dark' = 'light'): LayerSpecification => {
  const found = layersOf(scheme).find((candidate) => candidate.id === id)
  if (!found) throw new Error(`There is no layer ${id}`)
  return found
}
export const paint = (id: string, property: string, scheme: 'light' | 'dark' = 'light'): unknown =>
  (layer(id, scheme).paint as Record<string, unknown>)[property]
export const layout = (id: string, property: string): unknown =>
  (layer(id).layout as Record<string, unknown>)[property]
