import { separatorOf } from './other-separator.ts'
import { scanFields, type Field } from './scan-fields.ts'

/** Characters of a line, from the first one on and before the last one. */
export type Mark = readonly [from: number, to: number]

/** A line of a file. `headings`: number of headings of its group; 0 where they are not known. */
interface StatedLine {
  readonly text: string
  readonly headings: number
}

interface FoundInLine {
  readonly edition: 'AGS4' | 'AGS3' | null
  readonly rule: string
  readonly message: string
}

/** Stands for any character that is not ASCII, so that a place in the bytes is one in the text. */
const OTHER = 0x80

const DESCRIPTOR_FIELDS = 1

/** What a finding of the rules about characters, fields, quotes and descriptors is about in a line. */
export function lineMarks(line: StatedLine, { edition, rule, message }: FoundInLine): readonly Mark[] {
  if (rule === '1') return markCharacters(line.text, message)
  if (rule === '4') return markFields(line, edition)
  if (rule === (edition === 'AGS3' ? '8' : '5') || rule === 'quotes') return markQuotes(line.text)
  return rule === '3' ? markDescriptor(line.text) : []
}

const CODE_POINT = /\bU\+([0-9A-F]{4,6})\b/g
const QUOTED = /"([^"]+)" is probably/g

/** The characters that the message names by number, or the words that it quotes; else a byte order mark. */
function markCharacters(text: string, message: string): Mark[] {
  const named = Array.from(message.matchAll(CODE_POINT), ([, code = '']) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  const words = Array.from(message.matchAll(QUOTED), ([, word = '']) => word.replace(/…$/, ''))
  const marks = (words.length > 0 ? words : named).flatMap((part) => placesOf(text, part))
  return marks.length > 0 || !message.includes('byte order mark') ? marks.toSorted(byPlace) : [[0, 1]]
}

const byPlace = ([one]: Mark, [other]: Mark): number => one - other

function placesOf(text: string, part: string): Mark[] {
  const places: Mark[] = []
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
    places.push([at, at + part.length])
  return places
}

/** Fields too many; the last field where some are missing behind it. */
function markFields({ text, headings }: StatedLine, edition: FoundInLine['edition']): Mark[] {
  const { fields } = scan(text)
  const isGroup = /^"?(?:GROUP"|\*\*)/i.test(text)
  const expected = isGroup ? 1 : headings
  const wanted = edition === 'AGS3' ? expected : expected + DESCRIPTOR_FIELDS
  const [surplus, last] = [fields[wanted], fields.at(-1)]
  if (last === undefined || (headings === 0 && !isGroup)) return []
  const [from] = wholeField(text, surplus ?? last)
  return [[from, text.length]]
}

function markDescriptor(text: string): Mark[] {
  const [first] = scan(text).fields
  return first === undefined ? [] : [wholeField(text, first)]
}

/** The fault of the quotes that is reported: the first kind of it in this order. */
function markQuotes(text: string): Mark[] {
  const separator = separatorOf(text)
  if (separator !== null) return placesOf(text, separator)
  const { fields, unclosed, single, semicolons, unquoted, blanks } = scan(text)
  if (semicolons) return semicolonsBetweenQuotes(text)
  const last = fields.at(-1)
  if (unclosed && last !== undefined) return [[last.start - 1, text.length]]
  if (single)
    return fields.filter((field) => isQuoted(text, field)).flatMap((field) => singleQuote(text, field))
  if (unquoted)
    return fields.filter((field) => !isQuoted(text, field)).map((field) => wholeField(text, field))
  if (blanks) return fields.flatMap((field) => blanksAround(text, field))
  return text.trim() === '' || text.endsWith(',') ? [[Math.max(0, text.length - 1), text.length]] : [[0, 1]]
}

/** Semicolons that stand in place of commas, blanks beside them or not. */
const semicolonsBetweenQuotes = (text: string): Mark[] =>
  placesOf(text, ';').filter(
    ([from, to]) => text.slice(0, from).trimEnd().endsWith('"') && text.slice(to).trimStart().startsWith('"'),
  )

const isQuoted = (text: string, { start }: Field): boolean => text[start - 1] === '"'

/** A field with its quotes; an empty one without quotes with the comma before it. */
function wholeField(text: string, field: Field): Mark {
  const { start, end } = field
  if (isQuoted(text, field)) return [start - 1, Math.min(end + 1, text.length)]
  return start === end ? [Math.max(0, start - 1), Math.max(1, end)] : [start, end]
}

/** The first quote in a value that is not doubled. */
function singleQuote(text: string, { start, end }: Field): Mark[] {
  for (let at = start; at < end - 1; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] !== '"') return [[at, at + 1]]
    at++
  }
  return []
}

function blanksAround(text: string, field: Field): Mark[] {
  const [from, to] = wholeField(text, field)
  let before = 0
  while (isBlank(text[from - before - 1])) before += 1
  let after = 0
  while (isBlank(text[to + after])) after += 1
  const marks: Mark[] = [
    [from - before, from],
    [to, to + after],
  ]
  return marks.filter(([first, last]) => last > first)
}

const isBlank = (character: string | undefined): boolean => character === ' ' || character === '\t'

function scan(text: string) {
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = Math.min(text.charCodeAt(at), OTHER)
  return scanFields(bytes, 0, bytes.length)
}
