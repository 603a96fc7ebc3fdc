/** Metres to the nearest place that the text names, beyond which the text disagrees with the holes. */
export const MIN_DISAGREEMENT_M = 50_000
/** Beyond this distance from all of them, a text that clearly means one of them is believed. */
export const CLEAR_DISAGREEMENT_M = 100_000
/**
 * Another candidate for a site, or a part of it, lies within so many metres of a named place. The limit is a
 * share of the distance as most holes are stated, since the next town of a rural site is farther away.
 */
const NAMED_PLACE = { share: 0.1, min: 10_000, max: 20_000 }

/** Metres from a named place within which the text supports holes; it is `stated` metres from most. */
export const maxMetresToNamed = (stated: number): number =>
  Math.min(NAMED_PLACE.max, Math.max(NAMED_PLACE.min, stated * NAMED_PLACE.share))
