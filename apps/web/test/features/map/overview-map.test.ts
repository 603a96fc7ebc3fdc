import type { ProjectItem } from '@groundsheet/contract'
import { validateStyleMin, type StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import type { FilterSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { plainStyle } from '../../../src/data/holes/hole.ts'
import {
  MAX_CLUSTER_ZOOM,
  overviewOverlay,
  TOUCHABLE,
} from '../../../src/features/map/overview/overview-overlay.ts'
import {
  extentOfProjects,
  isPlaced,
  markedFeatures,
  projectFeatures,
} from '../../../src/features/map/overview/project-features.ts'
import { dotColour, filtersOf, markersOf } from '../../../src/features/map/overview/hole-tile-style.ts'
import { mapThemes } from '../../../src/features/map/view/map-theme.ts'

const { sources, layers } = overviewOverlay()

const project = (projectId: string, projectName: string, location: ProjectItem['location']): ProjectItem => ({
  id: projectId.padEnd(24, '0'),
  projectId,
  projectName,
  status: 'open',
  client: null,
  contractor: null,
  consultant: null,
  contractStartDate: null,
  hasSiteBoundary: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  location,
})
const placed = [
  project('a1', 'Leeds', { longitude: -1.5, latitude: 53.8, count: 3 }),
  project('b2', '', { longitude: -3.5, latitude: 50.7, count: 1 }),
  project('c3', 'Nowhere', null),
].filter(isPlaced)

test.each(['light', 'dark'] as const)('the %s style of the overview is one MapLibre accepts', (scheme) => {
  const style: StyleSpecification = {
    version: 8,
    glyphs: 'https://example.org/{fontstack}/{range}.pbf',
    sources: { ...sources },
    layers: [...layers(mapThemes[scheme])],
  }
  expect(validateStyleMin(style)).toEqual([])
})

test.each(['type', 'project', 'date', 'depth'] as const)(
  'holes of tiles by %s are drawn as MapLibre accepts it',
  (by) => {
    const style = { ...plainStyle('CP'), locationTypeName: 'Cable percussion' }
    const tileStyle = { by, styles: [{ number: 7, style }], projects: new Map([['a1', '#4477aa']]) }
    const filters = new Map<string, FilterSpecification>(Object.entries(filtersOf(tileStyle)))
    const drawn = layers(mapThemes.light).map((layer) => {
      const filter = filters.get(layer.id)
      const filtered = filter ? { ...layer, filter } : layer
      if (layer.id === 'hole-tile-dot')
        return {
          ...filtered,
          paint: { ...layer.paint, 'circle-color': dotColour(tileStyle, mapThemes.light) },
        }
      if (layer.id !== 'hole-tile-marker') return filtered
      return { ...filtered, layout: { ...layer.layout, 'icon-image': markersOf(tileStyle) } }
    }) as StyleSpecification['layers']
    const whole = { version: 8 as const, glyphs: 'https://example.org/{fontstack}/{range}.pbf' }
    expect(validateStyleMin({ ...whole, sources: { ...sources }, layers: drawn })).toEqual([])
    expect(JSON.stringify(filters.get('hole-tile-marker')).includes('7')).toBe(by === 'type')
  },
)

test('what can be pressed is drawn, and clusters end before single sites are visible', () => {
  const names = layers(mapThemes.light).map(({ id }) => id)
  expect(names).toEqual(expect.arrayContaining(TOUCHABLE))
  expect(sources.projects).toMatchObject({ cluster: true, clusterMaxZoom: MAX_CLUSTER_ZOOM })
})

test('only projects with a position are features; one without a name is named by its reference', () => {
  expect(projectFeatures(placed).features.map(({ properties }) => properties?.name as unknown)).toEqual([
    'Leeds',
    'b2',
  ])
})

test('a very long name is cut on the map', () => {
  const [first] = placed
  const long = first ? projectFeatures([{ ...first, projectName: 'Site '.repeat(180) }]) : null
  const name: unknown = long?.features[0]?.properties?.name
  expect(name).toBe(`${'Site '.repeat(11)}Site…`)
})

test('a mark has the reason for it', () => {
  const marked = placed.map((each) => ({ project: each, mark: 'hovered' as const }))
  expect(markedFeatures(marked).features[0]?.properties).toMatchObject({ name: 'Leeds', mark: 'hovered' })
})

test('the map begins with all of them in view', () => {
  expect(extentOfProjects(placed)).toEqual([-3.5, 50.7, -1.5, 53.8])
  expect(extentOfProjects([])).toBeNull()
})
