import type { Feature, Position } from 'geojson'
import type { Path } from '../../../url-state/path.ts'

export const toPosition = ([longitude, latitude]: Path[number]): Position => [longitude, latitude]

export const feature = (geometry: Feature['geometry'], properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})
