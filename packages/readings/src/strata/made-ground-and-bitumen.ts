import { namesMaterial } from './named-materials.ts'

/** Words by which a description agrees with a code of bituminous material. */
const BITUMINOUS = new RegExp(
  String.raw`bitum|bit[ -]?mac|tarmac|\btar(?:red|ry)?\b|asphalt|macadam|black[ -]?top|\broads?\b|` +
    String.raw`roadway|carriageway|surfac|paving|pavement|hard ?standing|\b(?:wearing|base|` +
    String.raw`binder) ?courses?\b|\b(?:HRA|DBM|SMA)\b`,
  'i',
)
/** `As above`, `See log of BH1`: the material is stated elsewhere. */
const ELSEWHERE = /^(?:as|see|refer)\b/i

/** Whether the code is that of a bituminous material and the description names another, or none. */
export const lacksBitumen = (text: string, meaning: string): boolean =>
  /bitum/i.test(meaning) && !BITUMINOUS.test(text) && !ELSEWHERE.test(text)

const BEGINS_MADE = /^\W*made ground\b(?! ?[(]?\?)/i
/** Codes of the AGS list that name a soil or rock. */
const NATURAL = /^[2-8]\d\d$/
const MADE = /made|fill|\bMG\b|topsoil|concrete/i

/**
 * Whether the description begins with made ground, and the code is that of a natural soil or rock. The code
 * is one by its number in the AGS list and by its meaning.
 */
export const isMadeWithNaturalCode = (text: string, code: string, meaning: string): boolean =>
  BEGINS_MADE.test(text) && NATURAL.test(code) && namesMaterial(meaning) && !MADE.test(meaning)
