import { WITHOUT_UNITS } from '@groundsheet/ags'
import type { FindingList } from '../finding-list.ts'
import type { Ags3Kind } from './ags3-kinds.ts'

type Part = 'group' | 'headings' | 'units' | 'data'

/** The lines of a group of AGS 3.1 in their order: name, headings, units, data. */
export class Ags3Groups {
  group: string | null = null
  /** A comma at the end of a line of headings or units says that the next line goes on with them. */
  private continued = false
  private part: Part | null = null
  private headings = 0
  private readonly findings: FindingList<Ags3Kind>

  constructor(findings: FindingList<Ags3Kind>) {
    this.findings = findings
  }

  /** Whether the line goes on with the units of the line before. */
  get continuesUnits(): boolean {
    return this.continued && this.part === 'units'
  }

  beginGroup(name: string): void {
    this.group = name
    this.part = 'group'
    this.headings = 0
    this.continued = false
  }

  addHeadings(count: number, line: number, goesOn: boolean): void {
    if (this.group === null) this.findings.add('outsideGroup', { line })
    if (!this.continued) this.headings = 0
    this.headings += count
    this.part = 'headings'
    this.continued = goesOn
  }

  addUnits(line: number, goesOn: boolean): void {
    if (this.part !== 'headings' && !this.continuesUnits) {
      this.findings.add('unitsMisplaced', { line, group: this.group })
    }
    if (this.part !== 'data') this.part = 'units'
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
    if (group === null) this.findings.add('outsideGroup', { line })
    else if (part === 'group') this.findings.add('headingsMissing', { line, group })
    else if (part === 'headings' && !WITHOUT_UNITS.includes(group)) {
      this.findings.add('unitsMissing', { line, group })
    }
    this.part = 'data'
    this.continued = false
  }

  private reportFields(fields: number, line: number): void {
    const text = `${fields} ${fields === 1 ? 'field' : 'fields'} instead of the ${this.headings}`
    this.findings.add('fieldCount', { line, group: this.group, text })
  }
}
