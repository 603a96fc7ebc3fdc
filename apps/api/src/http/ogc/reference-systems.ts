import { loadTransformer } from '@groundsheet/coordinates'
import {
  COMMON_CODES,
  CRS84,
  EPSG_4326,
  epsgUri,
  type Collection,
  type ReferenceSystem,
} from '@groundsheet/ogc-features'
import { projectedSystem } from '../../features/reference-systems.ts'
import { badParameter, quote } from '../split-query.ts'
import type { Parameters } from './ogc-parameters.ts'

/**
 * Systems in which features can be requested; `ownCode`: the grid of their project. The first is the default.
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
  if (code !== undefined) return projectedSystem(await loadTransformer(code))
  throw badParameter(
    name,
    `${quote(uri)} is not a CRS of this collection (one of: ${offeredUris(ownCode).join(', ')})`,
  )
}
