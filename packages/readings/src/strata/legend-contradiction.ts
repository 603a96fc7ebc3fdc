/** The kind of contradiction between the code of a stratum and its description. */
export type LegendContradiction = 'no-void' | 'no-recovery'

interface Stratum {
  /** GEOL_LEG. */
  readonly code: string
  /** Meaning of the code in the file, else in the AGS list; null if unknown. */
  readonly meaning: string | null
  /** GEOL_DESC. */
  readonly description: string
}

/** GEOL_LEG of a void. */
const VOID = '999'
/** Terms for a void in descriptions. */
const NAMES_VOID =
  /void|cavit|cavern|workings?\b|goaf|culvert|chamber|basement|cellar|tunnel|\badit|\bshaft|hollow|\bair\b|\bgap\b/i

/** A description that begins with core loss or no recovery: `ASSESSED ZONE OF CORE LOSS`, `No recovery`, `AZCL`. */
const NO_RECOVERY =
  /^(?:(?:assumed|assessed|presumed|probable|possible|total|zones?|of) )*(?:core[ -]?loss|core lost|loss of core|no (?:(?:core|sample) )?recovery|nil recovery|AZCL)\b/i
const BRACKETS = /\([^()]*\)/g
/** An observation of the ground in brackets, which may explain the code: `(Driller records GRAVEL)`. */
const OBSERVED = /\b(?:driller|foreman)\S* +(?:records?|recorded|reports?|reported|notes?|noted)\b/i
/** Codes that do not state the material of the ground. */
const NO_MATERIAL = /void|recover|core loss|blank|unknown|undetermined|undefined|not /i

/**
 * Contradiction of code and description of a stratum; null if there is none. `no-void`: the code is that of a
 * void, and the description names none. `no-recovery`: the code is that of a soil or rock, and the
 * description states only that nothing was recovered. Source: AGS 4.1.1, GEOL_LEG and its list of codes.
 */
export function findLegendContradiction({ code, meaning, description }: Stratum): LegendContradiction | null {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text === '') return null
  if (code === VOID) {
    const isVoid = meaning === null || /void/i.test(meaning)
    return isVoid && !NAMES_VOID.test(text) ? 'no-void' : null
  }
  const isMaterial = meaning !== null && /\p{L}/u.test(meaning) && !NO_MATERIAL.test(meaning)
  return isMaterial && statesOnlyNoRecovery(text) ? 'no-recovery' : null
}

/** Names of formations in brackets are interpretations, not what was recovered. */
function statesOnlyNoRecovery(text: string): boolean {
  const [opening] = NO_RECOVERY.exec(text) ?? []
  if (opening === undefined || OBSERVED.test(text)) return false
  return !/[\p{L}\d]/u.test(text.slice(opening.length).replace(BRACKETS, ''))
}
