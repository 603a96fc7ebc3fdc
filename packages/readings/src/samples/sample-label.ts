type Values = Readonly<Record<string, string | undefined>>

/**
 * Name of a sample within its hole: type and reference (`U4`), else type and `SAMP_ID` (`U 858119`); empty if
 * neither is stated. A reference that states the type (`ES3`) does not repeat it. AGS 4.1.1 names samples by
 * either; AGS 3.1 has no `SAMP_ID`, but files may.
 */
export function sampleLabel({ SAMP_TYPE = '', SAMP_REF = '', SAMP_ID = '' }: Values): string {
  const [type, reference, id] = [SAMP_TYPE.trim(), SAMP_REF.trim(), SAMP_ID.trim()]
  if (reference === '') return [type, id].filter(Boolean).join(' ')
  if (statesType(reference, type)) return reference
  return HAS_WORDS.test(reference) && type !== '' ? `${type} ${reference}` : type + reference
}

/**
 * More than a number, such as `DS3` or `50mm Standpipe`; a letter may follow the number of a sample: `4A`.
 */
const HAS_WORDS = /^\p{L}|\p{L}{2}|\s/u

/** Whether a reference is its type and a number: `ES3`, `ES-3`. */
const statesType = (reference: string, type: string): boolean =>
  reference.toUpperCase().startsWith(type.toUpperCase()) && /^[^\p{L}]*\d/u.test(reference.slice(type.length))
