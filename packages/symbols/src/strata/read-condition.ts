import { CONDITIONS, type Condition } from './conditions.ts'

/** Where a text names a condition, in characters from its beginning. */
interface NamedCondition {
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
        condition,
        word,
        start: index,
        end: index + word.length,
      })),
    )
    .filter(({ word, start }) => DENIAL.test(word) || !DENIED.test(text.slice(0, start)))
    .sort((a, b) => a.start - b.start)
}

/** The condition that a text begins with: what stands before it says only how sure it is, who says so, or where. */
export const leadingCondition = (text: string): NamedCondition | undefined =>
  findConditions(text).find(({ start }) => isQualifier(text.slice(0, start)))

/** What a void is said to be filled with; null where it is open, or filled in part. */
export function fillOf(text: string, { condition, end }: NamedCondition): string | null {
  if (condition !== 'void') return null
  return FILLED.exec(text.slice(end))?.[1] ?? null
}

/** Several voids are mostly said to be in something: they count where nothing else is named. */
export const hasVoids = (text: string): boolean => {
  const start = text.search(/\b(?:voids|cavities|caverns)\b/i)
  return start >= 0 && !DENIED.test(text.slice(0, start))
}

const DENIAL = /\b(?:no|not|nor|nil|zero|without)\b/i
/** Up to punctuation, a denial is of all that follows. */
const DENIED = new RegExp(String.raw`${DENIAL.source}[^.,;:()/–-]*$`, 'i')

/** In the clause of the void: `Hole filled with gravel` says nothing of the void. */
const FILLED = /^[^.;:]*?(?<!\b(?:part[a-z]*|half)[ -])\b(?:in)?filled with\b(.*)/i

/** A place, which says nothing of what is in it. */
const MINE = /\b(?:(?:old|abandoned|disused|shallow|coal) )*(?:mine|mining|mineworkings?|workings?)\b/gi

const QUALIFIERS = new Set(
  (
    'a an the of by as to from at m bgl assumed possible possibly probable probably suspected presumed inferred ' +
    'apparent open empty large small zone area driller drillers s note notes noted report reports reported ' +
    'record records recorded described natural solution water air flooded filled'
  ).split(' '),
)

// Word by word: one expression of repeated qualifiers would backtrack exponentially.
const isQualifier = (text: string): boolean =>
  text
    .replace(MINE, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .every((word) => word === '' || QUALIFIERS.has(word))
