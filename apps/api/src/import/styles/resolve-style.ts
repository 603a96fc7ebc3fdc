import { ownValue } from '@groundsheet/readings'
import type { LocationStyle } from '@groundsheet/contract'
import type { CompanyJson, MarkerStyle, StylesJson } from '../company-folder/schemas.ts'
import { iconId, overrideId, typeId } from '../ids.ts'
import { defaultStyle, type StyleFields } from './default-style.ts'
import { nameOfType } from './location-type-name.ts'

export interface StyleSettings {
  readonly companyId: string
  readonly projectId: string
  readonly locationTypes: NonNullable<CompanyJson['locationTypes']>
  readonly styles: StylesJson
  /** Description of a location type code in the file or the AGS list; undefined if neither has one. */
  readonly meaningOf: (code: string) => string | undefined
}

/**
 * The style of a hole, field by field from the levels that set something; `source` is the highest of them.
 */
export function resolveStyle(
  settings: StyleSettings,
  hole: { id: string; locaId: string; type: string },
): LocationStyle {
  const { companyId, projectId, locationTypes, styles } = settings
  const { type } = hole
  const levels: [string, MarkerStyle | undefined][] = [
    [`type:${typeId(companyId, type)}`, ownValue(locationTypes, type)?.style],
    [`project:${overrideId(projectId, type)}`, ownValue(styles.types ?? {}, type)],
    [`location:${hole.id}`, ownValue(styles.locations ?? {}, hole.locaId)],
  ]
  let source = 'default'
  let fields = defaultStyle(type, settings.meaningOf)
  for (const [level, style] of levels) {
    if (style === undefined || Object.keys(style).length === 0) continue
    fields = applyStyle(fields, style, companyId)
    source = level
  }
  const locationTypeName = ownValue(locationTypes, type)?.name ?? nameOfType(type, settings.meaningOf)
  return { locationType: type, locationTypeName, source, ...fields }
}

/** A level that sets a symbol and no icon overrides the icon of a lower level. */
function applyStyle(below: StyleFields, { icon, ...set }: MarkerStyle, companyId: string): StyleFields {
  const stated = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
  const fields = { ...below, ...stated }
  if (typeof icon === 'string')
    return { ...fields, hasCustomIcon: true, markerIconId: iconId(companyId, icon) }
  const toSymbol = icon === null || set.markerSymbol !== undefined
  return toSymbol ? { ...fields, hasCustomIcon: false, markerIconId: null } : fields
}
