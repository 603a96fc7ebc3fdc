import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@groundsheet/client'
import type { Location } from '@groundsheet/contract'
import type { Page } from '@playwright/test'
import { middleOfMap } from './map-state.ts'
import { readPicture } from './read-picture.ts'
import { root } from './service.ts'
import { mapIsIdle, test as base } from './test.ts'

/** A project for checking appearance: each hole has another style. */
interface Plan {
  readonly key: string
  readonly project: string
  readonly hole: (name: string) => Location
}

const COMPANY = 'Plan Works'
const SCOPES = 'projects:read,locations:read,tables:read,map:read'

const stroke = (strokeStyle: string, strokeColor: string) => ({
  strokeColor,
  strokeWidth: 4,
  strokeOpacity: 1,
  strokeStyle,
  fillColor: strokeColor,
  fillOpacity: 0,
})

const bare = { showLabel: false }

const PROJECT_FILES: Readonly<Record<string, unknown>> = {
  'project.json': { projectId: 'PLAN', projectName: 'Plan of symbols', crs: 'EPSG:27700' },
  'styles.json': {
    locations: {
      SQUARE: { ...bare, markerSymbol: 'square', markerColor: '#ff0000', markerSize: 48 },
      ICON: { ...bare, icon: 'block', markerColor: '#0000ff', markerSize: 32 },
      NAMEONLY: { showMarker: false },
      PINNED: bare,
    },
  },
  'placements.json': { PINNED: { latitude: 53.3907, longitude: -1.4473 } },
  'boundaries.geojson': {
    type: 'FeatureCollection',
    features: [
      ['Dashed edge', 'dashed', '#ff00ff', 53.3899],
      ['Solid edge', 'solid', '#00aa00', 53.3898],
    ].map(([name, strokeStyle, colour, latitude]) => ({
      type: 'Feature',
      properties: {
        name,
        visible: true,
        labelVisible: false,
        style: stroke(String(strokeStyle), String(colour)),
      },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-1.449, latitude],
          [-1.444, latitude],
        ],
      },
    })),
  },
  'groups.json': [
    {
      name: 'Twins',
      locationIds: ['TWIN A', 'TWIN B'],
      markerSymbol: 'diamond',
      showMarkers: true,
      visible: true,
      labelVisible: true,
      style: stroke('solid', '#ff8800'),
    },
  ],
}

export const test = base.extend<{ seePlan: (search?: string) => Promise<void> }, { plan: Plan }>({
  plan: [
    async ({ service }, use) => {
      const folder = join(service.folder, 'plan')
      const project = join(folder, 'projects', 'plan')
      mkdirSync(project, { recursive: true })
      mkdirSync(join(folder, 'icons'))
      writeFileSync(join(folder, 'company.json'), JSON.stringify({ name: COMPANY }))
      writeFileSync(
        join(folder, 'icons', 'block.svg'),
        '<svg viewBox="0 0 8 8"><path d="M0 0h8v8H0z"/></svg>',
      )
      for (const [name, value] of Object.entries(PROJECT_FILES))
        writeFileSync(join(project, name), JSON.stringify(value))
      cpSync(join(root, 'e2e', 'files', 'plan.ags'), join(project, 'plan.ags'))
      const run = (...words: string[]) => {
        const { status, stdout, stderr } = service.run(...words, '--database', service.database)
        if (status !== 0) throw new Error(stderr)
        return stdout
      }
      run('import', folder)
      const created = run(
        'keys',
        'create',
        '--company',
        COMPANY,
        '--name',
        'plan',
        '--scopes',
        SCOPES,
        '--json',
      )
      const { key } = JSON.parse(created) as { key: string }
      const client = createClient({ baseUrl: `${service.url}/v1`, key })
      const [found] = await Array.fromAsync(client.projects())
      const holes = await Array.fromAsync(client.locations(found?.id ?? '', { include: ['style'] }))
      await use({
        key,
        project: found?.id ?? '',
        hole(name) {
          const hole = holes.find(({ locationId }) => locationId === name)
          if (!hole) throw new Error(`there is no hole ${name}`)
          return hole
        },
      })
    },
    { scope: 'worker' },
  ],
  seePlan: async ({ open, page, plan }, use) => {
    await use(async (search = '') => {
      await open(`/projects/${plan.project}?base=offline${search}`, plan.key)
      await mapIsIdle(page)
    })
  },
})

export const over = ({ mapPlacement, latitude, longitude }: Location, zoom = 18) => {
  const place = mapPlacement ?? { latitude: latitude ?? 0, longitude: longitude ?? 0 }
  return `&at=${zoom}/${place.latitude.toFixed(6)}/${place.longitude.toFixed(6)}`
}

export type Rgb = readonly [red: number, green: number, blue: number]

/** Which pixels around the middle of the map have a colour, row by row. */
export async function pixelsOf(page: Page, colour: Rgb, width = 80, height = 80): Promise<boolean[][]> {
  const { x, y } = await middleOfMap(page)
  const clip = { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height }
  const { data, ...size } = await readPicture(page, await page.screenshot({ clip }))
  const isColour = (at: number) =>
    colour.every((expected, channel) => Math.abs((data[at + channel] ?? 0) - expected) < 24)
  return Array.from({ length: size.height }, (_, row) =>
    Array.from({ length: size.width }, (_, column) => isColour(4 * (row * size.width + column))),
  )
}
