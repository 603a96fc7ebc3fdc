import { CONDITIONS, MINED, type Condition } from './conditions.ts'
import { fillOf } from './void-fill.ts'

/** Where a text names a condition, in characters from its beginning. */
export interface NamedCondition {
  readonly condition: Condition
  readonly word: string
  readonly start: number
  readonly end: number
}

/** Conditions that a text names, in its order, without those that it denies (`no voids`). */
export function findConditions(text: string): NamedCondition[] {
  return (Object.keys(CONDITIONS) as Condition[])
    .flatMap((condition) =>
      [...text.matchAll(CONDITIONS[condition].noun)].map(({ 0: word, index }) => ({
        condition: MINED.test(word) ? conditionOfWorkings(word, sentenceAt(text, index)) : condition,
        word,
        start: index,
        end: index + word.length,
      })),
    )
    .filter(({ word, start }) => DENIAL.test(word) || !DENIED.test(text.slice(0, start)))
    .sort((a, b) => a.start - b.start)
}

/** Goaf and broken workings are broken ground, other workings a void; one that is stated comes first. */
function conditionOfWorkings(word: string, sentence: string): Condition {
  if (/\b(?:void|open|cavity)\b/i.test(sentence)) return 'void'
  return /^goa/i.test(word) || /\b(?:broken|collapsed|caved)\b/i.test(sentence) ? 'broken-ground' : 'void'
}

function sentenceAt(text: string, index: number): string {
  const end = text.indexOf('. ', index)
  return text.slice(text.lastIndexOf('. ', index) + 1, end < 0 ? undefined : end)
}

/**
 * The condition that a text begins with: what precedes it states only how certain it is, its source, or
 * where. A void that explains a core loss comes before it: `No recovery: driller records void`.
 */
export function leadingCondition(text: string): NamedCondition | undefined {
  const found = findConditions(text)
  const leading = found.find(({ start }) => isQualifier(text.slice(0, start)))
  const cause =
    leading &&
    found.find(
      ({ condition, start }) =>
        condition === 'void' && start >= leading.end && isQualifier(text.slice(leading.end, start)),
    )
  return leading?.condition === 'no-recovery' ? (cause ?? leading) : leading
}

/**
 * The condition that a description gives to its whole stratum whatever the legend code. It is an open
 * void that is stated plainly, or goaf and broken workings. Null where there is none. Other workings, a
 * possible void and voids within a material are not such a condition.
 */
export function overridingCondition(text: string): Condition | null {
  const voids = findVoids(text)
  if (voids && namesOnlyVoids(text)) return isInDoubt(text, voids) ? null : 'void'
  const leading = leadingCondition(text)
  if (!leading || (leading.condition !== 'void' && !MINED.test(leading.word))) return null
  if (leading.condition === 'void' && !isPlainVoid(text, leading)) return null
  return fillOf(text, leading) === null ? leading.condition : null
}

/** Workings are a void where their sentence states one. */
function isPlainVoid(text: string, named: NamedCondition): boolean {
  const isStated =
    !MINED.test(named.word) || /\b(?:voids?|open|cavity)\b/i.test(sentenceAt(text, named.start))
  return isStated && !isInDoubt(text, named)
}

const DOUBT =
  String.raw`\b(?:possibl[ey]|probabl[ey]|presumed|suspected|` +
  String.raw`inferred|assumed|assessed|apparent)\b`
const IN_DOUBT_BEFORE = new RegExp(String.raw`${DOUBT}[^.;:,(–]*$`, 'i')
const IN_DOUBT_AFTER = new RegExp(String.raw`^\s*(?:\?|[(]\s*(?:\?|${DOUBT}\s*[)]))`, 'i')

/** Whether the clause before a void, or brackets after it, state that it is not certain. */
const isInDoubt = (text: string, { start, end }: Pick<NamedCondition, 'start' | 'end'>): boolean =>
  IN_DOUBT_BEFORE.test(text.slice(0, start)) || IN_DOUBT_AFTER.test(text.slice(end))

/** Several voids are mostly stated to be in something: they count where nothing else is named. */
export const hasVoids = (text: string): boolean => findVoids(text) !== null

/** The first voids that a text names in the plural, open and not denied. */
function findVoids(text: string): { start: number; end: number } | null {
  const named = /\b(?:voids|cavities|caverns)\b/i.exec(text)
  if (!named || DENIED.test(text.slice(0, named.index))) return null
  const place = { start: named.index, end: named.index + named[0].length }
  return fillOf(text, { condition: 'void', ...place }) === null ? place : null
}

/** Whether the first sentence names voids and nothing else: `VOIDS`, `Possible voids (driller)`. */
function namesOnlyVoids(text: string): boolean {
  const voids = findVoids(text)
  if (!voids) return false
  const [rest = ''] = text.slice(voids.end).split(/[.;]/, 1)
  return isQualifier(text.slice(0, voids.start)) && isQualifier(rest)
}

const DENIAL = /\b(?:no|not|nor|nil|zero|without)\b/i
/** What follows is the cause of what is denied, and is not denied itself: `not recorded due to void`. */
const CAUSE = String.raw`\b(?:due to|because of|owing to)\b`
/** Up to punctuation, a denial is of all that follows. */
const DENIED = new RegExp(String.raw`${DENIAL.source}(?!.*${CAUSE})[^.,;:()/–-]*$`, 'i')
const UP_TO_CAUSE = new RegExp(String.raw`^.*${CAUSE}`, 'i')

/** A place, whose contents are not stated. */
const MINE = new RegExp(
  String.raw`\b(?:(?:old|abandoned|disused|shallow|coal) )*(?:mine|mining|mineworkings?|workings?)\b|` +
    String.raw`\bworked (?:coal|ironstone|seam)\b`,
  'gi',
)

const QUALIFIERS = new Set(
  (
    'a an the of by as to from at m bgl assumed assessed possible possibly probable probably suspected ' +
    'presumed inferred apparent open empty large small zone area driller drillers foreman foremans s ' +
    'denotes note noted notes report reports reported record records recorded described natural solution ' +
    'water air flooded filled loss lost flush total complete sudden rods rod string ' +
    'dropped drop fell rapidly freely'
  ).split(' '),
)

// Word by word: one expression of repeated qualifiers would backtrack exponentially.
const isQualifier = (text: string): boolean =>
  text
    .replace(UP_TO_CAUSE, '')
    .replace(MINE, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => word === '' || QUALIFIERS.has(word))
