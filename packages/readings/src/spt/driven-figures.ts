import { INCREMENT_MM, REFUSAL_BLOWS, TOLERANCE_MM, type Figure } from './drive.ts'

/** Some files count penetrations from the start of the test: 75, 150, 225 … */
export function separate(penetrations: readonly (number | null)[]): (number | null)[] {
  const stated = penetrations.filter((penetration) => penetration !== null)
  const steps = stated.map((penetration, place) => penetration - (stated[place - 1] ?? 0))
  const isCumulative =
    stated.length > 2 &&
    (stated.at(-1) ?? 0) > 2 * INCREMENT_MM &&
    steps.every((step) => step > 0 && step <= INCREMENT_MM + TOLERANCE_MM)
  if (!isCumulative) return [...penetrations]
  let before = 0
  return penetrations.map((penetration) => {
    if (penetration === null) return null
    const own = penetration - before
    before = penetration
    return own
  })
}

/**
 * The first increment that was not driven after 50 blows had ended the drive, although software filled in its
 * penetration; -1 if there is none. That of the increment before it may be filled in as well. `lastBlows`:
 * blows of one increment that may have ended the drive too.
 */
export function prefilledFrom(figures: readonly Figure[], lastBlows = REFUSAL_BLOWS): number {
  const last = figures.findLastIndex(({ blows }) => (blows ?? 0) > 0)
  const blows = figures.reduce((sum, figure) => sum + (figure.blows ?? 0), 0)
  const isShort = (figures[last]?.penetration ?? INCREMENT_MM) < INCREMENT_MM - TOLERANCE_MM
  const isFilledIn = figures.slice(last + 1).some(({ penetration }) => (penetration ?? 0) > 0)
  const isEnded = blows >= REFUSAL_BLOWS || (figures[last]?.blows ?? 0) >= lastBlows
  return isEnded && isFilledIn && !isShort ? last + 1 : -1
}

export function withoutPrefilled(figures: readonly Figure[], lastBlows = REFUSAL_BLOWS): readonly Figure[] {
  const end = prefilledFrom(figures, lastBlows)
  return end === -1 ? figures : figures.slice(0, end)
}

const isEmpty = ({ blows, penetration }: Figure) => blows === null && penetration === null

/** Some files write a whole seating drive in the second place and leave the first place blank. */
export const withoutLeadingBlanks = (figures: readonly Figure[]): readonly Figure[] => {
  const first = figures.findIndex((figure) => !isEmpty(figure))
  return first === -1 ? [] : figures.slice(first)
}

export function hasGap(figures: readonly Figure[]): boolean {
  const end = figures.findLastIndex((figure) => !isEmpty(figure))
  const measured = figures.some(({ penetration }) => penetration !== null)
  return measured && figures.slice(0, Math.max(0, end)).some(isEmpty)
}

/**
 * Files omit blows of 0 and penetrations of 0, and some give penetrations to increments after a short one,
 * which ends the drive.
 */
export function driven(figures: readonly Figure[]): Figure[] {
  const measuredUntil = figures.findLastIndex(({ penetration }) => (penetration ?? 0) > 0)
  if (measuredUntil === -1) return [...figures]
  const short = figures.findIndex(
    ({ blows, penetration }) =>
      blows !== null && penetration !== null && penetration < INCREMENT_MM - TOLERANCE_MM,
  )
  const stopped = short !== -1 && figures.slice(short + 1).every(({ blows }) => !blows)
  return figures.map(({ blows, penetration }, place) => {
    if (stopped && place > short) return { blows: null, penetration: null }
    const within = place <= measuredUntil
    return {
      blows: blows ?? (penetration === null ? null : 0),
      penetration: penetration ?? (within ? INCREMENT_MM : 0),
    }
  })
}

/**
 * Whether blows in two or more increments stand beside penetrations that are all 0. A second increment begins
 * only after the first was driven, so the penetrations were not recorded.
 */
export const isUnrecorded = (figures: readonly Figure[]): boolean =>
  figures.filter(({ blows }) => (blows ?? 0) > 0).length > 1 &&
  figures.some(({ penetration }) => penetration === 0) &&
  figures.every(({ penetration }) => (penetration ?? 0) === 0)
