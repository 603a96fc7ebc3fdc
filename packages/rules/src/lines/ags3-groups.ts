import { plural } from '@groundsheet/readings'
import { WITHOUT_UNITS } from '@groundsheet/ags'
import type { FindingList } from '../finding-list.ts'
import type { Ags3Kind } from './ags3-kinds.ts'

/** AGS 3.1, rule 17. */
const MAX_HEADINGS = 60

type Part = 'group' | 'headings' | 'units' | 'data'

/** The lines of a group of AGS 3.1 in their order: name, headings, units, data. */
export class Ags3Groups {
  group: string | null = null
  /** A comma at the end of a line of headings or units says that the next line goes on with them. */
  private continued = false
  private part: Part | null = null
  private headings = 0
  private headingLine = 0
  /** Fields of the lines of units, with the mark, and the first of these lines. */
  private units: { count: number; readonly line: number } | null = null
  private readonly findings: FindingList<Ags3Kind>

  constructor(findings: FindingList<Ags3Kind>) {
    this.findings = findings
  }

  /** Whether the line goes on with the units of the line before. */
  get continuesUnits(): boolean {
    return this.continued && this.part === 'units'
  }

  beginGroup(name: string): void {
    this.endHead()
    this.group = name
    this.part = 'group'
    this.headings = 0
    this.continued = false
  }

  addHeadings(count: number, line: number, goesOn: boolean): void {
    if (this.group === null) this.findings.add('outsideGroup', { line })
    if (!this.continued) {
      this.endHead()
      this.headings = 0
      this.headingLine = line
    }
    this.headings += count
    this.part = 'headings'
    this.continued = goesOn
  }

  /** `count`: fields of the line; the mark stands in the place of the first unit. */
  addUnits(count: number, line: number, goesOn: boolean): void {
    if (this.part !== 'headings' && !this.continuesUnits) {
      this.findings.add('unitsMisplaced', { line, group: this.group })
    }
    if (this.part !== 'data') {
      this.part = 'units'
      this.units ??= { count: 0, line }
      this.units.count += count
    }
    this.continued = goesOn
  }

  addData(fields: number, line: number): void {
    if (this.part !== 'data') this.beginData(line)
    if (this.headings > 0 && fields !== this.headings) this.reportFields(fields, line)
  }

  continueData(fields: number, line: number): void {
    if (this.part !== 'data') this.findings.add('nothingToContinue', { line, group: this.group })
    else if (this.headings > 0 && fields !== this.headings) this.reportFields(fields, line)
  }

  private beginData(line: number): void {
    const { group, part } = this
    this.endHead()
    if (group === null) this.findings.add('outsideGroup', { line })
    else if (this.headings === 0) this.findings.add('headingsMissing', { line, group })
    else if (part === 'headings' && !WITHOUT_UNITS.includes(group)) {
      this.findings.add('unitsMissing', { line, group })
    }
    this.part = 'data'
    this.continued = false
  }

  /** To be called when the lines of headings and units are over, and at the end of the file. */
  endHead(): void {
    const { group, headings, units, headingLine } = this
    if (headings > MAX_HEADINGS && this.part !== 'data')
      this.findings.add('tooManyHeadings', { line: headingLine, group, text: `${headings}` })
    if (units !== null && headings > 0 && units.count !== headings) {
      const text = `${units.count} ${plural(units.count, 'field', 'fields')} instead of the ${headings}`
      this.findings.add('unitCount', { line: units.line, group, text })
    }
    this.units = null
  }

  private reportFields(fields: number, line: number): void {
    const text = `${fields} ${plural(fields, 'field', 'fields')} instead of the ${this.headings}`
    this.findings.add('fieldCount', { line, group: this.group, text })
  }
}
