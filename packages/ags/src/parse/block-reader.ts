import { MAX_GROUPS, MAX_HEADINGS, type AgsHandler, type Edition, type StatedLayout } from '../ags.ts'
import type { DiagnosticCollector } from '../diagnostic-collector.ts'
import { fitRow, layOutHeadings, type BlockLayout } from './block-layout.ts'
import type { ParseFinding } from './parse-findings.ts'

const NO_LAYOUT: BlockLayout = { headings: [], columns: null, duplicates: [] }

/** Rows before their headings that wait for them; more than that is no slip of order any more. */
const MAX_HELD_ROWS = 1000

/** What both editions have in common: a group begins, has headings, units and types, then rows. */
export class BlockReader {
  /** The group that is open, null before the first one. */
  code: string | null = null
  version: string | null = null
  edition: Edition | null = null
  /** Where reading continues; lines before it are passed over. */
  nextLine = 0

  private line = 0
  private blocks = 0
  /** The group's name as it stands in the file. */
  private statedCode = ''
  private stated = noLayout('AGS4', '')
  private names: string[] = []
  private layout = NO_LAYOUT
  private units: readonly string[] | null = null
  private types: readonly string[] | null = null
  private opened = false
  /** Nothing is read up to the next group, for which there is no room. */
  private isLeftOut = false
  private held: { values: string[]; line: number }[] = []
  private versionPlace = -1
  /** Every group so far, with the headings it has in all its blocks. */
  private readonly seen = new Map<string, Set<string>>()
  private readonly handler: AgsHandler
  private readonly findings: DiagnosticCollector<ParseFinding>

  constructor(handler: AgsHandler, findings: DiagnosticCollector<ParseFinding>) {
    this.handler = handler
    this.findings = findings
  }

  get headings(): readonly string[] {
    return this.names
  }

  get headingCount(): number {
    return this.names.length
  }

  get hasRows(): boolean {
    return this.opened
  }

  get unitCount(): number {
    return this.units?.length ?? 0
  }

  report(kind: ParseFinding, line: number, text = '', heading: string | null = null): void {
    this.findings.add(kind, { line, group: this.code, heading, text })
  }

  beginGroup(name: string, line: number): void {
    this.endGroup()
    this.line = line
    this.statedCode = name
    const code = this.cleanName(name, line)
    this.isLeftOut = code !== '' && !this.seen.has(code) && this.seen.size >= MAX_GROUPS
    this.code = code === '' || this.isLeftOut ? null : code
    this.stated = noLayout(this.edition ?? 'AGS4', name)
    if (this.isLeftOut) this.report('tooManyGroups', line, code)
    else if (this.code === null) this.report('groupWithoutName', line)
    else if (this.seen.has(this.code)) this.report('repeatedGroup', line)
    else this.seen.set(this.code, new Set())
  }

  /** Headings after the first row, or a second time, begin another block of the same group. */
  setHeadings(names: readonly string[], line: number): void {
    if (this.code === null) {
      if (!this.isLeftOut) this.report('rowWithoutGroup', line, names.join(','))
      return
    }
    if (this.opened || this.names.length > 0) {
      this.closeBlock()
      this.line = line
    }
    this.names = []
    this.stated.headingLine = line
    this.addHeadings(names, line)
  }

  addHeadings(names: readonly string[], line: number): void {
    const room = MAX_HEADINGS - this.names.length
    const kept = dropEmptyEnd(names.slice(0, room).map((name) => this.admitHeading(name, line)))
    this.stated.headings = [
      ...this.stated.headings,
      ...names.slice(0, this.edition === 'AGS3' ? kept.length : room),
    ]
    if (names.length > room) this.report('tooManyHeadings', line)
    if (kept.length === 0) return
    this.names = [...this.names, ...kept]
    this.layout = layOutHeadings(this.names)
    for (const heading of this.layout.duplicates) this.report('duplicateHeading', line, '', heading)
  }

  setUnits(units: readonly string[], line: number): void {
    if (this.opened) this.report('lateUnits', line, units.join(','))
    else {
      this.units = units
      this.stated.unitLine = line
    }
  }

  addUnits(units: readonly string[], line: number): void {
    if (this.unitCount < this.names.length) this.units = [...(this.units ?? []), ...units]
    else this.report('extraUnits', line, units.join(','))
  }

  /**
   * Joins a `<CONT>` line of units, as wide as the headings, to the units field by field. False: it is no
   * such line, or rows were read already.
   */
  continueUnits(values: readonly string[]): boolean {
    const { units } = this
    if (this.opened || units === null || values.length !== this.names.length) return false
    this.units = values.map((value, index) => (index === 0 ? '' : (units[index] ?? '') + value))
    return true
  }

  setTypes(types: readonly string[], line: number): void {
    if (this.opened) this.report('lateUnits', line, types.join(','))
    else {
      this.types = types
      this.stated.typeLine = line
      this.stated.typeCount = types.length
    }
  }

  row(values: string[], line: number): void {
    if (!this.opened && !this.prepareRow(values, line)) return
    const exact = this.layout.columns === null && values.length === this.layout.headings.length
    const row = exact ? values : this.fit(values, line)
    if (this.versionPlace >= 0) this.readVersion(row)
    this.handler.row(row, line)
  }

  endGroup(): void {
    if (this.code !== null) this.closeBlock()
    this.code = null
  }

  /** False if the row cannot be passed to the handler yet: it has no group, or its headings are not known. */
  private prepareRow(values: string[], line: number): boolean {
    if (this.code === null) {
      if (!this.isLeftOut) this.report('rowWithoutGroup', line, values.join(','))
      return false
    }
    if (this.names.length === 0) {
      if (this.held.length < MAX_HELD_ROWS) this.held.push({ values, line })
      else this.report('rowWithoutHeadings', line, values.join(','))
      return false
    }
    this.openBlock()
    return true
  }

  private openBlock(): void {
    const { code, line, layout, stated } = this
    if (code === null) return
    if (this.edition === 'AGS4' && this.names.length > 0) this.reportMissingLines()
    this.opened = true
    this.versionPlace = layout.headings.indexOf(`${code}_AGS`)
    const units = this.fitUnits(this.units ?? [])
    const types = this.fitUnits(this.types ?? [])
    this.handler.block({ code, line, index: this.blocks++, headings: layout.headings, units, types, stated })
    if (this.held.length > 0) this.releaseHeld()
    this.nextLine = this.handler.nextLine?.() ?? 0
  }

  /** Short unit lines are common and say nothing wrong; what stands beyond the headings would be lost. */
  private fitUnits(units: readonly string[]): string[] {
    const { values, extra } = fitRow(this.layout, units)
    if (extra.some((unit) => unit !== '')) this.report('extraUnits', this.line, extra.join(','))
    return values
  }

  private reportMissingLines(): void {
    if (this.units === null) this.report('missingUnits', this.line)
    if (this.types === null) this.report('missingTypes', this.line)
  }

  private releaseHeld(): void {
    const { held } = this
    this.held = []
    const kind = this.names.length > 0 ? 'rowsBeforeHeadings' : 'rowWithoutHeadings'
    for (const { values, line } of held) {
      this.report(kind, line, values.join(','))
      if (this.names.length > 0) this.row(values, line)
    }
  }

  private closeBlock(): void {
    if (!this.opened) {
      if (this.names.length === 0) this.report('groupWithoutHeadings', this.line)
      else if (this.held.length === 0) this.report('groupWithoutRows', this.line)
      this.openBlock()
    }
    this.opened = false
    this.names = []
    this.layout = NO_LAYOUT
    this.units = this.types = null
    this.versionPlace = -1
    this.stated = noLayout(this.stated.edition, this.statedCode)
  }

  private fit(row: readonly string[], line: number): string[] {
    const { values, extra, clashes } = fitRow(this.layout, row)
    if (row.length < this.names.length) this.report('shortRow', line)
    if (extra.some((value) => value !== '')) this.report('extraValues', line, extra.join(','))
    else if (row.length > this.names.length) this.report('emptyExtraValues', line)
    for (const { place, value } of clashes) {
      this.report('duplicateHeadingValue', line, value, this.layout.headings[place] ?? null)
    }
    return values
  }

  private readVersion(row: readonly string[]): void {
    const stated = row[this.versionPlace]?.trim() ?? ''
    if (stated === '' || (this.code !== 'TRAN' && this.code !== 'PROJ')) return
    if (this.code === 'TRAN' || this.version === null) this.version = stated
  }

  /** The heading as it is kept, '' where the group has no room for another one. */
  private admitHeading(name: string, line: number): string {
    const heading = this.cleanName(name, line)
    const known = this.seen.get(this.code ?? '')
    if (heading === '' || !known || known.has(heading)) return heading
    if (known.size >= MAX_HEADINGS) {
      this.report('tooManyHeadings', line)
      return ''
    }
    known.add(heading)
    return heading
  }

  private cleanName(name: string, line: number): string {
    const trimmed = name.trim()
    const capital = trimmed.toUpperCase()
    if (capital !== trimmed) this.report('lowerCaseName', line, trimmed)
    return capital
  }
}

function noLayout(edition: Edition, code: string): StatedLayout {
  return { edition, code, headings: [], headingLine: null, unitLine: null, typeLine: null, typeCount: 0 }
}

function dropEmptyEnd(names: string[]): string[] {
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}
