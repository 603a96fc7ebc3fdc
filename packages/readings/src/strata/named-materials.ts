/** Soils and rocks, each with the words that stand for it in descriptions. */
const MATERIALS: Readonly<Record<string, RegExp>> = {
  CLAY: /clay|till|fine grained/i,
  SILT: /silt/i,
  SAND: /sand/i,
  GRAVEL: /gravel/i,
  PEAT: /peat/i,
  COBBLES: /cobble/i,
  BOULDERS: /boulder/i,
  CHALK: /chalk/i,
  MUDSTONE: /mudstone/i,
  SILTSTONE: /siltstone/i,
  SANDSTONE: /sandstone|greywacke/i,
  LIMESTONE: /limestone/i,
  COAL: /coal/i,
  TOPSOIL: /topsoil/i,
  CONCRETE: /concrete/i,
}
/** BS 5930 writes the principal soil or rock in capitals. */
const PRINCIPAL = new RegExp(String.raw`\b(?:${Object.keys(MATERIALS).join('|')})S?\b`)

/** Whether a description names a principal soil or rock. Source: BS 5930:2015+A1:2020, 33.2. */
export const namesPrincipal = (text: string): boolean => PRINCIPAL.test(text)

const SOILS = ['CLAY', 'SILT', 'SAND', 'GRAVEL', 'PEAT', 'COBBLES']
const ROCKS = ['MUDSTONE', 'SILTSTONE', 'SANDSTONE', 'LIMESTONE', 'COAL', 'CHALK']
const NAMES_IN_CAPITALS = new RegExp(String.raw`(?<!\bwith (?:[a-z]+ )?)${PRINCIPAL.source}`, 'g')
const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g

/** Whether the meaning of a code names a soil or rock, in any letter case. */
export const namesMaterial = (meaning: string): boolean =>
  Object.values(MATERIALS).some((words) => words.test(meaning))

/**
 * Whether a description names a material of the meaning of a code; true if that names none. Any letter case
 * counts (`GRAVEL of sandstone` may be weathered sandstone), except between soils and between rocks: there
 * the material in capitals is the principal one.
 */
export function sharesMaterial(description: string, meaning: string): boolean {
  const coded = Object.keys(MATERIALS).filter((material) => new RegExp(material, 'i').test(meaning))
  if (coded.length === 0) return true
  const rocks = coded.filter((material) => ROCKS.includes(material))
  const compared = rocks.length > 0 ? rocks : coded
  const capitals = description.match(/\b[A-Z]{3,}\b/g) ?? []
  const isShared = (text: string) => compared.some((material) => MATERIALS[material]?.test(text))
  if (isOfOneKind(compared, principals(description))) return capitals.some(isShared)
  return coded.some((material) => MATERIALS[material]?.test(description))
}

/** Names in capitals, but not `clay with GRAVEL`; names in brackets are those of formations. */
const principals = (description: string): string[] =>
  description.replace(BRACKETS, '').match(NAMES_IN_CAPITALS) ?? []

const isOfOneKind = (coded: readonly string[], described: readonly string[]): boolean =>
  described.length > 0 &&
  [SOILS, ROCKS].some(
    (kind) =>
      coded.every((material) => kind.includes(material)) &&
      described.every((name) => kind.includes(name) || kind.includes(name.replace(/S$/, ''))),
  )
