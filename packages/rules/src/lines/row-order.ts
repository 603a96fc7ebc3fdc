import type { FindingList } from '../finding-list.ts'
import type { LineKind } from './line-kinds.ts'

export const DESCRIPTORS = ['GROUP', 'HEADING', 'UNIT', 'TYPE', 'DATA'] as const
export type Descriptor = (typeof DESCRIPTORS)[number]

/** The row that has to stand right above each row at the head of a group. */
const ABOVE = { HEADING: 'GROUP', UNIT: 'HEADING', TYPE: 'UNIT' } as const

/** Rows of a group in their order (AGS 4 rules 2, 2b and 4), group by group. */
export class RowOrder {
  /** Name of the group that is open; null before the first one. */
  group: string | null = null
  /** Fields of the HEADING row with its descriptor; 0 before it, and where it was cut. */
  fields = 0

  private line = 0
  private blankLine = 0
  private last: Descriptor | null = null
  private readonly found = new Set<Descriptor>()
  private readonly names = new Set<string>()
  private readonly findings: FindingList<LineKind>

  constructor(findings: FindingList<LineKind>) {
    this.findings = findings
  }

  beginGroup(name: string, line: number): void {
    this.end()
    this.blankLine = 0
    this.group = name
    this.line = line
    this.fields = 0
    this.last = 'GROUP'
    this.found.clear()
    if (name !== '' && this.names.has(name)) this.findings.add('repeatedGroup', { line, group: name })
    this.names.add(name)
  }

  /**
   * A row other than GROUP. Rows of data are by far the most: nothing is done for the second one of a group.
   */
  row(descriptor: Exclude<Descriptor, 'GROUP'>, fields: number, line: number): void {
    if (this.blankLine > 0) this.endBlankLines()
    if (this.last === 'DATA' && descriptor === 'DATA') return
    if (this.group === null) this.findings.add('outsideGroup', { line, text: descriptor })
    else if (descriptor !== 'DATA' && this.last !== ABOVE[descriptor]) {
      this.findings.add('misplacedRow', { line, group: this.group, text: descriptor })
    }
    if (descriptor === 'HEADING') this.fields = fields
    this.last = descriptor
    this.found.add(descriptor)
  }

  /** A line without anything; it matters where a row of the same group follows. */
  blank(line: number): void {
    if (this.blankLine === 0) this.blankLine = line
  }

  private endBlankLines(): void {
    const { blankLine: line, group } = this
    if (group !== null) this.findings.add('blankLineInGroup', { line, group })
    this.blankLine = 0
  }

  /** Closes the group that is open. */
  end(): void {
    if (this.group === null) return
    const place = { line: this.line, group: this.group }
    if (!this.found.has('HEADING')) {
      this.findings.add('headingMissing', place)
      this.findings.add('fieldsUndefined', place)
    }
    if (!this.found.has('UNIT')) this.findings.add('unitMissing', place)
    if (!this.found.has('TYPE')) this.findings.add('typeMissing', place)
    if (!this.found.has('DATA')) this.findings.add('noRows', place)
  }
}
