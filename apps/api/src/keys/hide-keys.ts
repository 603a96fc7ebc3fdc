import { decodePercent, type DecodedText } from './decode-percent.ts'
import { KEY_PREFIX } from './key-text.ts'

/** Characters after `gs_` from which a truncated key is hidden. */
const MIN_CHARACTERS_AFTER_PREFIX = 10

/** Characters of a run without `gs_`. A key has 40; with only 31 known, 53 bits are left to guess. */
const MIN_RUN_CHARACTERS = 32

/** Changes between lower case, upper case and digits: 32 random characters have about 19, words have few. */
const MIN_CHANGES = 8

/** Characters of a run that may be half of a key; one with lower case, upper case and digits is hidden. */
const MIN_PART_CHARACTERS = 16

/** Changes for each character of such a part: random text has 0.64, names in camel case about 0.25. */
const MIN_PART_CHANGES_PER_CHARACTER = 0.4

/** Text before cursors and entity tags, which are as random as keys but not secret. */
const NOT_SECRET_PREFIX = /(?:[?&]cursor=|W\/\\?")$/
const MAX_PUBLIC_PREFIX_CHARACTERS = 8

/**
 * Eight or more escapes such as `%u0067`, `\u0067`, `\x67`, `&#103;` or `=67`, each with up to three
 * characters after it.
 */
const ESCAPES = /(?:(?:%(?:25)*(?:u|5[Cc][ux])|(?<!\\)\\+[ux]|&(?:amp;)?#x?|=)[0-9A-Za-z]{2,7};?){8,}/g

/** A link, whole or cut: its last part is as secret as a key. */
const LINK = /gsl_[\w.-]{10,}/gi

/** Hexadecimal with `:` or `-` in it. */
const SEPARATED_HEXADECIMAL = /(?<![0-9A-Za-z])[0-9A-Fa-f]+(?:[:-][0-9A-Fa-f]+)+/g

/** Hexadecimal that encodes 20 letters and digits in a row is text: one in 10¹¹ random digests does. */
const SPELLED_TEXT = /[0-9A-Za-z]{20}/
const HEXADECIMAL = /^[0-9A-Fa-f]+$/

/**
 * Replaces what may be an API key with `…`, in time linear in the length of the text. JSON text stays JSON.
 * Percent-encoding counts as what it encodes. An unbroken run of letters and digits is hidden when it
 * - is a link (`gsl_…`), or
 * - follows `gs_` and has 10 characters or more: a key, also truncated or with extra characters;
 * - has 32 characters or more and mixes cases and digits as random text does. That is a key without its
 *   prefix, or base64 or base64url of a key and of what was encoded with it. Letters, digits and `_` never
 *   give `+`, `/`, `-` or `_` there;
 * - has 16 characters or more of all three kinds, mixed so: a part of a key;
 * - is hexadecimal and spells 20 or more letters and digits, in one byte or two for each, also with `:` or
 *   `-` in it.
 * Eight or more escapes of characters in a row are hidden, whatever they spell.
 *
 * Everything else stays readable: paths, parameter names, words, ids (24 hexadecimal digits), request ids,
 * UUIDs, digests in hexadecimal and cursors (20 characters). Tokens of other services are hidden where they
 * look like keys.
 */
export function hideKeys(text: string): string {
  return hideRuns(
    text
      .replaceAll(LINK, '…')
      .replaceAll(ESCAPES, '…')
      .replaceAll(SEPARATED_HEXADECIMAL, (hex) => (spellsText(hex.replaceAll(/[:-]/g, '')) ? '…' : hex)),
  )
}

function hideRuns(text: string): string {
  const decoded = text.includes('%') ? decodePercent(text) : null
  const startOf = (place: number) => (decoded === null ? place : (decoded.starts[place] ?? text.length))
  let shown = ''
  let shownTo = 0
  for (const { from, to } of findSecrets(decoded?.plain ?? text)) {
    shown += `${text.slice(shownTo, startOf(from))}…`
    shownTo = startOf(to)
  }
  return shown + text.slice(shownTo)
}

interface Run {
  readonly from: number
  readonly to: number
}

function findSecrets(text: DecodedText['plain']): Run[] {
  const found: Run[] = []
  let previous = 0
  let at = 0
  while (at < text.length) {
    const to = endOfRun(text, at)
    if (to === at) {
      at += separatorLength(text, at)
      continue
    }
    if (isSecret(text, previous, { from: at, to })) found.push({ from: at, to })
    previous = at
    at = to
  }
  return found
}

function endOfRun(text: string, from: number): number {
  let end = from
  while (kindOf(text.charCodeAt(end)) !== NEITHER) end++
  return end
}

/**
 * The letter of a JSON escape such as `
 * ` is not part of the run that follows. RFC 8259 section 7.
 */
function separatorLength(text: string, at: number): number {
  if (text[at] !== '\\') return 1
  return text[at + 1] === 'u' ? 6 : 2
}

/** `previous`: where the run before begins, so that `gs_` counts only as a word of its own. */
function isSecret(text: string, previous: number, { from, to }: Run): boolean {
  const length = to - from
  if (length < MIN_CHARACTERS_AFTER_PREFIX) return false
  if (from - previous === KEY_PREFIX.length && isPrefix(text.slice(previous, from))) return true
  const run = text.slice(from, to)
  if (length >= MIN_RUN_CHARACTERS && looksRandom(run)) return true
  if (
    length < MIN_PART_CHARACTERS ||
    countChanges(run) < length * MIN_PART_CHANGES_PER_CHARACTER ||
    !hasAllKinds(run)
  )
    return false
  return !NOT_SECRET_PREFIX.test(text.slice(Math.max(0, from - MAX_PUBLIC_PREFIX_CHARACTERS), from))
}

const hasAllKinds = (run: string): boolean => /[0-9]/.test(run) && /[A-Z]/.test(run) && /[a-z]/.test(run)

const isPrefix = (text: string): boolean => text.toLowerCase() === KEY_PREFIX

function looksRandom(run: string): boolean {
  return HEXADECIMAL.test(run) ? spellsText(run) : countChanges(run) >= MIN_CHANGES
}

/** UTF-16 encodes each character with a byte of 0 beside it. */
function spellsText(digits: string): boolean {
  return [digits, digits.slice(1)].some((hex) =>
    SPELLED_TEXT.test(Buffer.from(hex, 'hex').toString('latin1').replaceAll('\0', '')),
  )
}

function countChanges(run: string): number {
  let changes = 0
  for (let at = 1; at < run.length; at++) {
    if (kindOf(run.charCodeAt(at)) !== kindOf(run.charCodeAt(at - 1))) changes++
  }
  return changes
}

const [NEITHER, DIGIT, UPPER, LOWER] = [0, 1, 2, 3]

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[0-9]/.test(character)) return DIGIT
  if (/[A-Z]/.test(character)) return UPPER
  return /[a-z]/.test(character) ? LOWER : NEITHER
})

/** NaN, the code after the end of a text, is neither. */
const kindOf = (code: number): number => (code < 128 ? (KINDS[code] ?? NEITHER) : NEITHER)
