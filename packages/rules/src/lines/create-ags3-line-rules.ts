import { FindingList } from '../finding-list.ts'
import { Ags3Groups } from './ags3-groups.ts'
import { AGS3_KINDS, type Ags3Kind } from './ags3-kinds.ts'
import { COMMA, isBlankLine, startsWith } from './ascii.ts'
import { createDecode, hasHighByte, hasUnusualByte, nameCharacters, type LineEncoding } from './characters.ts'
import type { LineRules } from './create-line-rules.ts'
import { nameDoubleEncoded } from './double-encoded-kind.ts'
import { createLineReader } from './line-reader.ts'
import { scanFields, type CleanLine } from './scan-fields.ts'

const MAX_LINE_CHARACTERS = 240
const ASTERISK = 42
const LESS_THAN = 60

/** Rules of lines of AGS 3.1: length, quotes, names, and the order of the lines of a group. */
export function createAgs3LineRules(encoding: LineEncoding): LineRules {
  const findings = new FindingList<Ags3Kind>(AGS3_KINDS)
  const groups = new Ags3Groups(findings)
  const decode = createDecode(encoding)
  const reader = createLineReader({ clean: checkClean, uneven: onLine })

  function checkClean(bytes: Uint8Array, start: number, { fields, end }: CleanLine, line: number): void {
    const mark = bytes[start + 1]
    const isPlain = mark !== ASTERISK && mark !== LESS_THAN && !groups.continuesUnits
    if (!isPlain) {
      onLine(bytes, start, end, line)
      return
    }
    if (end - start > MAX_LINE_CHARACTERS) checkLength(bytes, start, end, line)
    groups.addData(fields, line)
  }

  function onLine(bytes: Uint8Array, from: number, end: number, line: number): void {
    const start = line === 1 && startsWith(bytes, from, '\u00ef\u00bb\u00bf') ? from + 3 : from
    if (start === end || isBlankLine(bytes, start, end)) return
    if (end - start > MAX_LINE_CHARACTERS) checkLength(bytes, start, end, line)
    checkFields(bytes, start, end, line)
  }

  /** Bytes are at least as many as characters. */
  function checkLength(bytes: Uint8Array, start: number, end: number, line: number): void {
    const length = hasHighByte(bytes, start, end) ? decode(bytes, start, end).length : end - start
    if (length > MAX_LINE_CHARACTERS) findings.add('lineLength', { line, group: groups.group })
  }

  function checkFields(bytes: Uint8Array, start: number, end: number, line: number): void {
    const goesOn = bytes[end - 1] === COMMA
    const scanned = scanFields(bytes, start, goesOn ? end - 1 : end)
    const values = scanned.fields.map((field) => decode(bytes, field.start, field.end))
    const isData = readLine(values, goesOn, line)
    const place = { line, group: groups.group }
    if (scanned.single) findings.add('quoteInValue', place)
    else if (scanned.unquoted || scanned.unclosed || (goesOn && isData)) findings.add('quotes', place)
    else if (scanned.blanks) findings.add('blanksOutside', place)
    if (hasUnusualByte(bytes, start, end)) reportCharacters(decode(bytes, start, end), line)
  }

  /** Returns whether the line is data: only lines of headings and units may end in a comma. */
  function readLine(values: readonly string[], goesOn: boolean, line: number): boolean {
    const [first = ''] = values
    if (first.startsWith('**')) beginGroup(first, values.length, line, groups, findings)
    else if (first.startsWith('*')) readHeadings(values, goesOn, line, groups, findings)
    else if (first.startsWith('<UNIT') || (groups.continuesUnits && !first.startsWith('<')))
      groups.addUnits(unitFields(values, groups.continuesUnits), line, goesOn)
    else {
      if (first === '<CONT>') groups.continueData(values.length, line)
      else groups.addData(values.length, line)
      return true
    }
    return false
  }

  function reportCharacters(text: string, line: number): void {
    const { nonAscii, control } = nameCharacters(text)
    if (nonAscii !== '') findings.add('character', { line, group: groups.group, text: nonAscii })
    if (control !== '') findings.add('controlCharacter', { line, group: groups.group, text: control })
    const doubled = encoding === 'windows-1252' ? '' : nameDoubleEncoded(text)
    if (doubled !== '') findings.add('doubleEncoded', { line, group: groups.group, text: doubled })
  }

  return {
    write: reader.write,
    end() {
      reader.end()
      groups.endHead()
      return findings.list()
    },
  }
}

/** The mark of a further line of units stands in no place of a unit. */
const unitFields = (values: readonly string[], goesOn: boolean): number =>
  goesOn && values[0]?.startsWith('<') === true ? values.length - 1 : values.length

function beginGroup(
  name: string,
  fields: number,
  line: number,
  groups: Ags3Groups,
  findings: FindingList<Ags3Kind>,
): void {
  const group = name.replace(/^\*\*\??/, '')
  groups.beginGroup(group)
  if (!/^[A-Z0-9]{4}$/.test(group)) findings.add('groupName', { line, group, text: `"${name}"` })
  if (fields > 1) findings.add('groupFields', { line, group })
}

function readHeadings(
  values: readonly string[],
  goesOn: boolean,
  line: number,
  groups: Ags3Groups,
  findings: FindingList<Ags3Kind>,
): void {
  groups.addHeadings(values.length, line, goesOn)
  for (const text of values) {
    if (!/^\*\??[^a-z\s*?]+$/.test(text))
      findings.add('headingName', { line, group: groups.group, text: `"${text}"` })
  }
}
