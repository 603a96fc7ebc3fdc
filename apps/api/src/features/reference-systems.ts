import { loadTransformer, type Transformer } from '@groundsheet/coordinates'
import { epsgUri, type ReferenceSystem } from '@groundsheet/ogc-features'

/** Of a project, if it can be used: one whose definition states that easting is first, as clients assume. */
export async function findOwnCode(code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const transformer = await loadTransformer(code).catch(() => null)
  return transformer?.isEastingFirst === true ? transformer.code : null
}

/** A projected system; coordinates are computed by the transformer. */
export const projectedSystem = (transformer: Transformer): ReferenceSystem => ({
  uri: epsgUri(transformer.code),
  isEastFirst: true,
  isGeographic: false,
  project: ([longitude, latitude]) => transformer.fromWgs84({ longitude, latitude }),
})
