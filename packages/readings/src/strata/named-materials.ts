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

/** Whether a description names, in any letter case, a material of the meaning of a code; true if that names none. */
export function sharesMaterial(description: string, meaning: string): boolean {
  const named = Object.entries(MATERIALS).filter(([material]) => new RegExp(material, 'i').test(meaning))
  return named.length === 0 || named.some(([, words]) => words.test(description))
}
