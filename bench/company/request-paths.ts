import { createClient } from '@groundsheet/client'
import { onSquare } from '../../apps/api/src/store/holes/cells.ts'
import { randomNumbers } from '../data/random.ts'

/** Degrees, WGS 84. */
export interface Place {
  readonly longitude: number
  readonly latitude: number
}

/** About as far as a site reaches. */
const KM_IN_DEGREES = { longitude: 0.015, latitude: 0.009 }

/** Random places on the sites of the company. */
export async function samplePlaces(port: number, key: string, count: number): Promise<Place[]> {
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/v1`, key })
  const projects = await Array.fromAsync(client.projects({ limit: 200, include: ['location'] }))
  const sites = projects.flatMap(({ location }) => location ?? [])
  const random = randomNumbers(11)
  return Array.from({ length: count }, () => {
    const site = sites[Math.floor(random() * sites.length)]
    if (site === undefined) throw new Error('no project of the company has a position')
    const { longitude, latitude } = KM_IN_DEGREES
    return {
      longitude: site.longitude + (random() - 0.5) * 2 * longitude,
      latitude: site.latitude + (random() - 0.5) * 2 * latitude,
    }
  })
}

/** Words of the descriptions, with the beginnings of words and misspelt ones that readers type. */
const WORDS =
  `clay sand gravel silt peat mudstone limestone chalk soft firm stiff dense brown grey black red sandy ` +
  `gravelly organic asbestos odour odor roots flint lens brick ash concrete till alluvium hydro mica orang ` +
  `"made ground" "strong hydrocarbon odour" "very stiff" "slightly sandy" -clay -sand -brown -flint`

/** Searches of one to three words, each another one, twenty rows a page as in the search field. */
export function searchPaths(count: number): string[] {
  const words = WORDS.match(/-?(?:"[^"]*"|\S+)/g) ?? []
  const random = randomNumbers(12)
  const searches = new Set<string>()
  while (searches.size < count) {
    const chosen = Array.from({ length: 1 + Math.floor(random() * 3) }, () => random()).map(
      (share) => words[Math.floor(share * words.length)] ?? '',
    )
    if (chosen.some((word) => !word.startsWith('-'))) searches.add(chosen.join(' '))
  }
  return [...searches].map((text) => `/v1/search?limit=20&q=${encodeURIComponent(text)}`)
}

/** Lists of holes: by what is measured. */
export const areaPaths = (places: readonly Place[]): Readonly<Record<string, string[]>> => ({
  '10 holes near a place': places.map(
    ({ longitude, latitude }) => `/v1/locations?near=${longitude},${latitude}&radius=1000&limit=10`,
  ),
  '100 holes of a box of 1 km': places.map(({ longitude, latitude }) => {
    const [west, south] = [longitude - KM_IN_DEGREES.longitude / 2, latitude - KM_IN_DEGREES.latitude / 2]
    const [east, north] = [longitude + KM_IN_DEGREES.longitude / 2, latitude + KM_IN_DEGREES.latitude / 2]
    return `/v1/locations?bbox=${west},${south},${east},${north}&limit=100`
  }),
})

export const ZOOMS = Array.from({ length: 19 }, (_, zoom) => zoom)

/** Tiles with the places, each once. */
export function tilePaths(places: readonly Place[], zoom: number): string[] {
  const tiles = 2 ** zoom
  const paths = places.map((place) => {
    const { x, y } = onSquare(place)
    return `/v1/tiles/${zoom}/${Math.floor(x * tiles)}/${Math.floor(y * tiles)}`
  })
  return [...new Set(paths)]
}
