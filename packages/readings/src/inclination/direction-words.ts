/** Words of a row that state that its hole is not vertical. */
export interface DirectionWords {
  /** The sentence with these words, as stated. */
  readonly text: string
  /** They state that the hole is horizontal, so that an inclination of 0 agrees with them. */
  readonly horizontal: boolean
}

/** For texts about direction only: a type, or HORN_REM. Null: they do not state that the hole is inclined. */
export const readDirectionText = (text: string): DirectionWords | null => read(text, [INCLINED, AT_AN_ANGLE])

/** For remarks, which also mention inclined fractures, slopes and horizontal bedding. */
export const readRemark = (text: string): DirectionWords | null =>
  read(text, [INCLINED_HOLE, HOLE_AT_ANGLE, CLAUSE])

function read(text: string, patterns: readonly RegExp[]): DirectionWords | null {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  const found = patterns.map((pattern) => pattern.exec(plain)).find((match) => match && isSloping(match))
  if (!found) return null
  const sentence = sentenceAt(plain, found.index, found.index + found[0].length)
  return { text: sentence, horizontal: HORIZONTAL.test(sentence) && !FROM_HORIZONTAL.test(sentence) }
}

/** 0 and 90 degrees may be those of a vertical hole, measured from either axis. */
const isSloping = ({ groups }: RegExpExecArray) =>
  groups?.degrees === undefined || !['0', '90'].includes(groups.degrees)

/** Characters of a sentence that a finding quotes. */
const MAX_QUOTED_CHARACTERS = 120

function sentenceAt(text: string, start: number, end: number): string {
  const head = text.slice(0, start)
  const before = Math.max(head.lastIndexOf('.'), head.lastIndexOf(';')) + 1
  const after = text.slice(end).search(/[.;](?: |$)/)
  return text
    .slice(before, after < 0 ? undefined : end + after)
    .trim()
    .slice(0, MAX_QUOTED_CHARACTERS)
}

const HORIZONTAL = /\bhorizontal(?:ly)?\b/i
const FROM_HORIZONTAL = /\b(?:from|to|below|above|off) (?:the )?horizontal\b/i

const DIRECTION =
  String.raw`(?<!\b(?:not|non)[ -])\b(?:inclined|angled|raked|` +
  String.raw`raking|(?:sub-?)?horizontal(?:ly)?)\b`
const DEGREES = String.raw`(?<degrees>\d{1,2})(?:\.\d+)? ?(?:°|º|deg(?:ree)?s?\b)`
const HOLE = String.raw`(?:(?:bore|core|probe)?[- ]?hole|bh[\w-]*|boring|drilling|coring|traverse|scanline)\b`
const MADE = String.raw`(?:${HOLE}|mast|rig|drilled|cored|bored)`

const INCLINED = new RegExp(DIRECTION, 'i')
const AT_AN_ANGLE = new RegExp(DEGREES, 'i')
const INCLINED_HOLE = new RegExp(
  String.raw`${DIRECTION} (?:\w+ ){0,2}${HOLE}|\bangle (?:bore|drill|core)?[- ]?holes?\b` +
    String.raw`|\b${MADE}(?: (?:is|was|drilled|cored|bored|set))? ${DIRECTION}`,
  'i',
)
/** `drilled at 60 degrees from horizontal`, `drilled at an angle`. */
const HOLE_AT_ANGLE = new RegExp(
  String.raw`\b${MADE}(?: (?:is|was|drilled|cored|bored|set))? (?:at )?` +
    String.raw`(?:an? )?(?:(?:angle|inclination) of )?${DEGREES}` +
    String.raw`|\b(?:drilled|cored|bored) at an angle\b`,
  'i',
)
/** A clause about direction only: `Inclination 45 degrees`, `Raked`, `Angled at 30°`. */
const CLAUSE = new RegExp(
  String.raw`(?<=^|[.;:,(] ?)(?:inclination(?: of| at| is|:| =)? ?${DEGREES}` +
    String.raw`|(?:inclined|angled|raked)(?= ?(?:$|[.;,)]|(?:at|by|to) \d)))`,
  'i',
)
