/** Ways of writing Ordnance Datum (Newlyn), to which levels are taken where nothing else is stated. */
const ORDNANCE = /\bm? ?A?OD[NM]?\b|\bordnance datum\b|\bnewlyn\b/i
/** National datums that also call themselves ordnance datums. */
const ELSEWHERE = /\b(malin|belfast|poolbeg|douglas|stornoway|lerwick)\b/i

/**
 * Datum of the ground level where a hole states another than Ordnance Datum, as it states it; null else.
 * Source: AGS 4.1.1, LOCA_NATD (national datum), else LOCA_DATM (local datum), which some files use for it.
 */
export function levelDatum(values: Readonly<Record<string, string>>): string | null {
  const stated = [values.LOCA_NATD, values.LOCA_DATM].map((text) => text?.trim() ?? '')
  // A level alone names no datum.
  const named = stated.find((text) => /[a-z]{2}/i.test(text))
  if (named === undefined) return null
  return ORDNANCE.test(named) && !ELSEWHERE.test(named) ? null : named
}
