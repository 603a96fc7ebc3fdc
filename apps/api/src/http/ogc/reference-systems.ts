import { loadTransformer, type Transformer } from '@groundsheet/coordinates'
import {
  COMMON_CODES,
  CRS84,
  EPSG_4326,
  epsgUri,
  type Collection,
  type ReferenceSystem,
} from '@groundsheet/ogc-features'
import { quote, refuse, type Parameters } from './ogc-parameters.ts'

/** Of a project, if it can be used: one whose definition states that easting is first, as clients assume. */
export async function findOwnCode(code: string | undefined): Promise<string | null> {
  if (code === undefined) return null
  const transformer = await loadTransformer(code).catch(() => null)
  return transformer?.isEastingFirst === true ? transformer.code : null
}

/**
 * What features can be asked in; `ownCode`: the grid of their project. The first is the one without asking.
 */
export const offeredUris = (ownCode: string | null): readonly string[] => [
  CRS84.uri,
  EPSG_4326.uri,
  ...offeredCodes(ownCode).map(epsgUri),
]

const offeredCodes = (ownCode: string | null): readonly string[] =>
  ownCode === null || COMMON_CODES.includes(ownCode) ? COMMON_CODES : [...COMMON_CODES, ownCode]

/** The system that positions were surveyed in; shapes are drawn and outlined in longitude and latitude. */
export const storageUri = (ownCode: string | null, { kind }: Collection): string =>
  ownCode !== null && (kind === 'holes' || kind === 'rows') ? epsgUri(ownCode) : CRS84.uri

/** The system that a parameter names, else CRS84. Throws `invalid_parameter`. */
export async function readReferenceSystem(
  parameters: Parameters,
  name: 'crs' | 'bbox-crs' | 'filter-crs',
  ownCode: string | null,
): Promise<ReferenceSystem> {
  const uri = parameters.get(name)
  if (uri === undefined || uri === CRS84.uri) return CRS84
  if (uri === EPSG_4326.uri) return EPSG_4326
  const code = offeredCodes(ownCode).find((one) => epsgUri(one) === uri)
  if (code !== undefined) return projected(await loadTransformer(code))
  throw refuse(
    name,
    `${quote(uri)} is no CRS of this collection (one of: ${offeredUris(ownCode).join(', ')})`,
  )
}

const projected = (transformer: Transformer): ReferenceSystem => ({
  uri: epsgUri(transformer.code),
  isEastFirst: true,
  isGeographic: false,
  project: ([longitude, latitude]) => transformer.fromWgs84({ longitude, latitude }),
})
