import { expect } from 'vitest'
import { startSampleService, type OgcJson, type SampleService } from './sample-service.ts'

export type ListedCollection = NonNullable<OgcJson['collections']>[number] & {
  /** Below the service, without its host. */
  readonly address: string
}

/** What the abstract tests request. */
export interface TestedService extends SampleService {
  /** The dataset of the company and that of a project. */
  readonly datasets: readonly string[]
  /** Every collection of these, as it is listed. */
  readonly collections: readonly ListedCollection[]
  /** What an address answers with 200. */
  read(path: string): Promise<OgcJson>
}

export async function startTestedService(): Promise<TestedService> {
  const service = await startSampleService()
  const datasets = ['/ogc', `/ogc/${service.projects.get('NGE-1187')}`]
  const lists = datasets.map(async (dataset) => {
    const { json } = await service.request(`${dataset}/collections`)
    const listed = json.collections ?? []
    return listed.map((one) => ({ ...one, address: `${dataset}/collections/${one.id}` }))
  })
  return {
    ...{ ...service, datasets, collections: (await Promise.all(lists)).flat() },
    async read(path) {
      const { status, json } = await service.request(path)
      expect(status, path).toBe(200)
      return json
    },
  }
}

/** Each link has a relation and a type; these relations are among them. */
export function expectLinks({ links = [] }: Pick<OgcJson, 'links'>, ...relations: readonly string[]): void {
  for (const { rel, type } of links) expect([rel, type].every((text) => text.length > 0)).toBe(true)
  expect(links.map(({ rel }) => rel)).toEqual(expect.arrayContaining([...relations]))
}

/** Longitude and latitude of every position of a geometry. */
export function positionsOf(coordinates: unknown): (readonly [longitude: number, latitude: number])[] {
  if (!Array.isArray(coordinates)) return []
  const [first, second] = coordinates as readonly unknown[]
  if (typeof first === 'number' && typeof second === 'number') return [[first, second]]
  return coordinates.flatMap(positionsOf)
}
