import type { LocationStyle } from '@groundsheet/contract'
import { familyOf } from './hole-families.ts'

export type StyleFields = Omit<LocationStyle, 'locationType' | 'locationTypeName' | 'source'>

const PLAIN: StyleFields = {
  markerColor: '#475569',
  markerSize: 12,
  markerSymbol: 'circle',
  markerAnchor: null,
  showMarker: true,
  showLabel: true,
  labelColor: null,
  labelSize: null,
  labelOffsetAngle: null,
  labelOffsetDistance: null,
  hasCustomIcon: false,
  markerIconId: null,
}

/** The lowest level of the cascade. `meaningOf`: description of a location type code. */
export function defaultStyle(type: string, meaningOf: (code: string) => string | undefined): StyleFields {
  const family = familyOf(type, meaningOf)
  return family ? { ...PLAIN, markerSymbol: family.markerSymbol, markerColor: family.markerColor } : PLAIN
}
