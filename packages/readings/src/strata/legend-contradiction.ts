import { ownValue } from '../own-property.ts'
import { isMadeWithNaturalCode, lacksBitumen } from './made-ground-and-bitumen.ts'
import { namesPrincipal, sharesMaterial } from './named-materials.ts'

/** The kind of contradiction between the code of a stratum and its description. */
export type LegendContradiction =
  | 'no-void'
  | 'no-recovery'
  | 'states-void'
  | 'mentions-void'
  | 'mentions-loss'
  | 'names-ground'
  | 'other-material'
  | 'no-bitumen'
  | 'made-ground'

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
/**
 * GEOL_LEG of ground without a material, with its meaning and the words by which a description agrees with
 * it.
 */
const CONDITIONS: Readonly<Record<string, { readonly meaning: RegExp; readonly agrees: RegExp }>> = {
  '996': {
    meaning: /broken/i,
    agrees: /broken|collaps|disturb|fractur|shatter|goaf|goave|waste|workings?\b|worked|loss|lost|recover/i,
  },
  '997': {
    meaning: /undetermined/i,
    agrees: /undetermined|unknown|possibl|probabl|presumed|assumed|assessed|unidentif|driller|foreman|\?/i,
  },
  '998': {
    meaning: /recover|core loss/i,
    agrees: /recover|loss|lost|AZCL|driller|foreman|\bno (?:sample|core)/i,
  },
}
/** Codes of the AGS list that name a soil or rock. */
const STANDARD_MATERIAL = /^[2-8]\d\d$/
const MADE_GROUND = /made ground/i

/** Terms for a void in descriptions. */
const NAMES_VOID = new RegExp(
  String.raw`void|cavit|cavern|workings?\b|goaf|culvert|chamber|basement|cellar|tunnel|\badit|\bshaft|` +
    String.raw`hollow|\bair\b|\bgap\b`,
  'i',
)

/**
 * A description that begins with core loss or no recovery: `ASSESSED ZONE OF CORE LOSS`, `No recovery`,
 * `AZCL`, `Not recovered`.
 */
const NO_RECOVERY = new RegExp(
  String.raw`^(?:(?:assumed|assessed|presumed|probable|possible|total|zones?|of) )*(?:core[ -]?loss|core ` +
    String.raw`lost|loss of core|no (?:(?:core|sample) )?recover(?:y|ed)|(?:(?:core|sample) )?not ` +
    String.raw`recovered|nil recovery|AZCL)\b`,
  'i',
)
const BRACKETS = /\([^()]*\)/g
/** An observation of the ground in brackets, which may explain the code: `(Driller records GRAVEL)`. */
const OBSERVED = /\b(?:driller|foreman)\S* +(?:records?|recorded|reports?|reported|notes?|noted)\b/i
/** Codes that do not state the material of the ground. */
const NO_MATERIAL =
  /void|recover|core loss|lo(?:ss of|st) core|AZCL|\bNR\b|blank|unknown|undetermined|undefined|not /i

const DOUBT = /\b(?:possibl[ey]|probabl[ey]|presumed|suspected|inferred|assumed|assessed|apparent)\b/i
/** The first void or workings, with the text before it and the rest of its clause. */
const NAMED_VOID =
  /^(?<before>.*?)\b(?<noun>voids?|cavit(?:y|ies)|caverns?|workings?|mineworkings?)\b(?<after>[^.;:]*)/i
/** Words before a void or workings that name no material and no place within one. */
const QUALIFIERS = new Set(
  (
    'a the of to m bgl zone area open empty large small old abandoned disused shallow coal mine mining ' +
    'worked water air filled natural driller drillers foreman foremans s records recorded reports ' +
    'reported notes noted loss lost flush total rods rod dropped due possible possibly probable probably ' +
    'presumed suspected inferred assumed assessed apparent'
  ).split(' '),
)
/** Characters of a description in which its opening statement is looked for. */
const OPENING_CHARACTERS = 200
const RECOVERED = /\b(?:some|partial) recovery\b|\brecovered as\b|\brecovery (?:as|of)\b/i
/** What follows is the cause of a loss: `Rate of penetration not recorded due to void`. */
const UP_TO_CAUSE = /^.*\b(?:due to|because of|owing to)\b/i
/** A void that is filled with a material is none. */
const FILLED = /^ *(?:[(,] *)?(?:in|back)?(?:filled|grouted)\b(?! with (?:water|air|gas))/i
/** Workings that are filled are still no ground of the code: `Backfilled WORKINGS`. */
const FILLED_BEFORE = /\b(?:(?:in|back)[ -]?)?(?:filled|grouted)\b/gi
const DOUBT_AFTER = new RegExp(String.raw`^ *(?:\?|[(] *(?:\?|${DOUBT.source} *[)]))`, 'i')

/**
 * Contradiction of code and description of a stratum; null if there is none. `no-void`: the code is that of a
 * void, and the description names none. `no-recovery`: the code is that of a soil or rock, and the
 * description states only that nothing was recovered. `states-void`: that code, and the description states a
 * void. `mentions-void`: that code, and the description begins with workings or a possible void.
 * `mentions-loss`: that code, and it begins with core loss of which some was recovered.
 * `names-ground`: the code is that of broken, undetermined or unrecovered ground, and the description names a
 * soil or rock without such a condition. `other-material`: the description names a soil or rock in capitals,
 * and the material of the code nowhere. `no-bitumen`: the code is that of a bituminous material, and the
 * description names none. `made-ground`: the code is that of a natural soil or rock, and the description
 * begins with made ground. Source: AGS 4.1.1, GEOL_LEG and its list of codes.
 */
export function findLegendContradiction({ code, meaning, description }: Stratum): LegendContradiction | null {
  const text = description.replace(/\s+/g, ' ').trim()
  if (text === '') return null
  if (code === VOID) {
    const isVoid = meaning === null || /void/i.test(meaning)
    return isVoid && !NAMES_VOID.test(text) ? 'no-void' : null
  }
  const condition = ownValue(CONDITIONS, code)
  if (condition && (meaning === null || condition.meaning.test(meaning))) {
    if (voidIn(text) === 'states-void') return 'states-void'
    return namesPrincipal(text) && !condition.agrees.test(text) ? 'names-ground' : null
  }
  const isMaterial = meaning !== null && /\p{L}/u.test(meaning) && !NO_MATERIAL.test(meaning)
  if (!isMaterial) return null
  if (statesOnlyNoRecovery(text)) return 'no-recovery'
  if (isFilledAsCoded(text, meaning)) return null
  return voidIn(text) ?? materialConflict(text, code, meaning)
}

/** `Backfilled workings` are made ground. */
const isFilledAsCoded = (text: string, meaning: string): boolean =>
  /made ground|\bfill/i.test(meaning) &&
  /^(?:[\w-]+ )*(?:in|back)?[ -]?filled (?:[\w-]+ )*workings?\b/i.test(text)

function materialConflict(text: string, code: string, meaning: string): LegendContradiction | null {
  if (lacksBitumen(text, meaning)) return 'no-bitumen'
  if (isMadeWithNaturalCode(text, code, meaning)) return 'made-ground'
  return namesOther(text, code, meaning) ? 'other-material' : null
}

/** Made ground may consist of anything. */
const namesOther = (text: string, code: string, meaning: string): boolean =>
  STANDARD_MATERIAL.test(code) &&
  !MADE_GROUND.test(text) &&
  namesPrincipal(text) &&
  !sharesMaterial(text, meaning)

/** What the beginning of a description, or its statement after a core loss, says of a void. */
function voidIn(text: string): LegendContradiction | null {
  const [loss = ''] = NO_RECOVERY.exec(text) ?? []
  const opening = text.slice(loss.length, loss.length + OPENING_CHARACTERS)
  const { before = '', noun = '', after = '' } = NAMED_VOID.exec(opening)?.groups ?? {}
  const isOpen = noun !== '' && !FILLED.test(after)
  const clause = before.split(/[.;:,(–]/).at(-1) ?? ''
  const isVoid = !/working/i.test(noun) || /\b(?:void|open|cavity)\b/i.test(after)
  const isCertain = isVoid && !DOUBT.test(clause) && !DOUBT_AFTER.test(after)
  if (isOpen && isCertain && namesNothing(before.replace(UP_TO_CAUSE, ''))) return 'states-void'
  if (isOpen && namesNothing(withoutFill(before, noun))) return 'mentions-void'
  return loss !== '' && RECOVERED.test(text) ? 'mentions-loss' : null
}

const withoutFill = (before: string, noun: string): string =>
  /working/i.test(noun) ? before.replace(FILLED_BEFORE, '') : before

/** Whether a text only qualifies what follows it. */
const namesNothing = (text: string): boolean =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => word === '' || QUALIFIERS.has(word))

/** Names of formations in brackets are interpretations, not what was recovered. */
function statesOnlyNoRecovery(text: string): boolean {
  const [opening] = NO_RECOVERY.exec(text) ?? []
  if (opening === undefined || OBSERVED.test(text)) return false
  return !/[\p{L}\d]/u.test(text.slice(opening.length).replace(BRACKETS, ''))
}
