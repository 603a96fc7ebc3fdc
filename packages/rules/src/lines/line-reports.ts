import { plural } from '@groundsheet/readings'
import type { FindingList } from '../finding-list.ts'
import { nameCharacters, type LineEncoding } from './characters.ts'
import { nameDoubleEncoded } from './double-encoded-kind.ts'
import type { LineKind } from './line-kinds.ts'
import type { Descriptor, RowOrder } from './row-order.ts'
import type { ScannedLine } from './scan-fields.ts'

export const BOM = '\u00ef\u00bb\u00bf'

/** Findings of single lines of AGS 4. */
export class LineReports {
  readonly #findings: FindingList<LineKind>
  readonly #order: RowOrder
  readonly #encoding: LineEncoding
  /** The line above, if its last quote is open; 0: it is not. */
  unclosedAt = 0

  constructor(findings: FindingList<LineKind>, order: RowOrder, encoding: LineEncoding) {
    this.#findings = findings
    this.#order = order
    this.#encoding = encoding
  }

  /** Returns the number of its bytes. */
  byteOrderMark(): number {
    for (const kind of ['byteOrderMark', 'markBeforeDescriptor', 'markBeforeQuote'] as const)
      this.#findings.add(kind, { line: 1 })
    return BOM.length
  }

  beginGroup(names: readonly string[], line: number): void {
    const [name = ''] = names
    this.#order.beginGroup(name, line)
    if (names.length !== 1) {
      const text = names.length === 0 ? 'no name' : countOf(names.length)
      this.#findings.add('groupFields', { line, group: name, text })
    }
    if (names.length > 0 && name === '') this.#findings.add('emptyGroupName', { line })
  }

  fields(fields: number, line: number): void {
    const order = this.#order
    if (order.fields === 0) return
    const text = `${countOf(fields - 1)} instead of the ${order.fields - 1}`
    this.#findings.add('fieldCount', { line, group: order.group, text })
  }

  /** A line without a descriptor, right below a line whose quote is open, is the rest of that row. */
  descriptor(loose: Descriptor | null, line: number): void {
    const { group } = this.#order
    const continues = loose === null && this.unclosedAt > 0
    if (continues) this.#findings.add('lineBreak', { line: this.unclosedAt, group })
    this.#findings.add(continues ? 'continuedLine' : 'noDescriptor', { line, group })
  }

  /** What a line breaks whose middle is gone cannot be known. */
  cutLine(line: number): void {
    this.unclosedAt = 0
    this.#findings.add('cutLine', { line, group: this.#order.group })
  }

  /** The first fault of a line: the others often follow from it. */
  quotes(
    { unclosed, single, semicolons, unquoted, blanks }: ScannedLine,
    separator: string | null,
    line: number,
  ): void {
    const place = { line, group: this.#order.group }
    const text = separator ?? (semicolons ? ';' : null)
    if (text !== null) this.#findings.add('otherSeparator', { ...place, text })
    else if (unclosed) this.#findings.add('unclosedQuote', place)
    else if (single) this.#findings.add('singleQuote', place)
    else if (unquoted) this.#findings.add('unquoted', place)
    else if (blanks) this.#findings.add('blanksOutside', place)
  }

  characters(line: string, number: number): void {
    const { extended, other, nonAscii, control } = nameCharacters(line)
    const { group } = this.#order
    const add = (kind: LineKind, text: string) => {
      if (text !== '') this.#findings.add(kind, { line: number, group, text })
    }
    add('controlCharacter', control)
    if (this.#encoding === 'windows-1252') add('singleByte', nonAscii)
    else {
      add('nonAscii', other)
      add('extendedAscii', extended)
      add('doubleEncoded', nameDoubleEncoded(line))
    }
  }
}

const countOf = (fields: number): string => plural(fields, '1 field', `${fields} fields`)
