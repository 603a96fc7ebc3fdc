import {
  dictionaryOf,
  ASSUMED_AGS4,
  readAgs4Version,
  readStatus,
  type AgsBlock,
  type Ags4Version,
  type Dictionary,
  type Edition,
} from '@groundsheet/ags'
import type { RowCheck } from '../file-pass.ts'

/** Rows of the defining groups that are kept; no real file has a tenth of them. */
const MAX_DEFINITIONS = 200_000

/** Headings of one group that DICT may define; the parser keeps no more of a group either. */
const MAX_GROUP_HEADINGS = 1000

/** Headings without which a group lists nothing. */
const LISTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ABBR', ['ABBR_HDNG', 'ABBR_CODE']],
  ['CODE', ['CODE_CODE']],
  ['FILE', ['FILE_FSET']],
  ['TYPE', ['TYPE_TYPE']],
  ['UNIT', ['UNIT_UNIT']],
])

/** A heading as the standard or DICT defines it. */
export interface DefinedHeading {
  readonly heading: string
  readonly status: string
}

interface GroupFacts {
  readonly headings: readonly DefinedHeading[]
  readonly keys: readonly string[]
  readonly required: readonly string[]
}

/** What DICT says of a group. `parent` is null where no row defines the group itself. */
interface UserGroup {
  parent: string | null
  readonly headings: Map<string, DefinedHeading>
}

/** A row of DICT or FILE that a rule looks at again. */
export interface DefinitionRow {
  readonly line: number
  readonly value: (heading: string) => string
}

export interface Abbreviation {
  readonly meaning: string
  readonly line: number
}

/** What the standard dictionary and the file's own TRAN, DICT, ABBR, UNIT, TYPE and FILE groups define. */
export class Definitions {
  readonly edition: Edition
  /** Groups of the file so far. */
  readonly present = new Set<string>()
  /** heading → code → what ABBR says of it, in its first row. */
  readonly codes = new Map<string, Map<string, Abbreviation>>()
  readonly units = new Set<string>()
  /** Of chemical tests, in AGS 3. */
  readonly testCodes = new Set<string>()
  readonly types = new Set<string>()
  readonly dictRows: DefinitionRow[] = []
  readonly fileRows: DefinitionRow[] = []
  readonly fileSets = new Set<string>()
  readonly tranRows: DefinitionRow[] = []
  /** Line of the first definition beyond those kept, else null. */
  overflowLine: number | null = null
  statedVersion: string | null = null
  /** Line of the headings of TRAN, else null. */
  tranHeadingLine: number | null = null

  private readonly chosen: Ags4Version | undefined
  private readonly userGroups = new Map<string, UserGroup>()
  private readonly userParents = new Set<string>()
  /** Groups that list something, and have the headings for it. */
  private readonly lists = new Set<string>()
  /** heading of TRAN → its first value that is not empty, else '' */
  private readonly tranValues = new Map<string, string>()
  private readonly facts = new Map<string, GroupFacts>()
  private factsOf: Dictionary | null = null
  private named: { standard: Dictionary; headings: ReadonlySet<string> } | null = null
  private count = 0

  constructor(edition: Edition, version: Ags4Version | undefined) {
    this.edition = edition
    this.chosen = version
  }

  /** The version the file is checked against: the chosen one, else that of TRAN_AGS, else the newest. */
  get version(): Ags4Version {
    return this.chosen ?? readAgs4Version(this.statedVersion) ?? ASSUMED_AGS4
  }

  get isVersionChosen(): boolean {
    return this.chosen !== undefined
  }

  get isVersionKnown(): boolean {
    return this.chosen !== undefined || readAgs4Version(this.statedVersion) !== null
  }

  get standard(): Dictionary {
    return this.edition === 'AGS4' ? dictionaryOf('AGS4', { version: this.version }) : dictionaryOf('AGS3')
  }

  /** Takes what a row of a defining group says. */
  readonly block = (block: AgsBlock): RowCheck | undefined => {
    this.present.add(block.code)
    if (LISTS.get(block.code)?.every((heading) => block.headings.includes(heading)))
      this.lists.add(block.code)
    if (block.code === 'TRAN') {
      this.tranHeadingLine ??= block.stated.headingLine ?? block.line
      for (const heading of block.headings) this.tranValues.set(heading, this.tranValues.get(heading) ?? '')
    }
    const keep = this.keeperOf(block)
    return (
      keep &&
      ((values, line) => {
        if (this.count++ < MAX_DEFINITIONS) keep(values, line)
        else this.overflowLine ??= line
      })
    )
  }

  isGroup(code: string): boolean {
    return this.standard.group(code) !== undefined || this.userGroups.has(code)
  }

  isStandard(code: string): boolean {
    return this.standard.group(code) !== undefined
  }

  /** Headings in the order they have to have: those of the standard, then those of DICT. */
  headings(code: string): readonly DefinedHeading[] {
    return this.factsAbout(code).headings
  }

  /** Key headings of the standard, and those that DICT adds. */
  keys(code: string): readonly string[] {
    return this.factsAbout(code).keys
  }

  /** Key headings by which children name a row: a group of the standard does not have keys that DICT adds. */
  linkKeys(code: string): readonly string[] {
    return this.standard.group(code)?.keys ?? this.keys(code)
  }

  required(code: string): readonly string[] {
    return this.factsAbout(code).required
  }

  /** null where the group has no parent, '' where DICT leaves it open. */
  parent(code: string): string | null {
    const standard = this.standard.group(code)
    return standard ? standard.parent : (this.userGroups.get(code)?.parent ?? '')
  }

  /** Whether DICT or the standard defines a heading in a group. */
  defines(group: string, heading: string): boolean {
    return (
      this.standard.headings(group).some((known) => known.heading === heading) ||
      this.userGroups.get(group)?.headings.has(heading) === true
    )
  }

  /** Whether the standard has a heading in any of its groups. */
  isStandardHeading(heading: string): boolean {
    const { standard } = this
    if (this.named?.standard !== standard)
      this.named = {
        standard,
        headings: new Set(
          standard.groups.flatMap(({ code }) => standard.headings(code).map((known) => known.heading)),
        ),
      }
    return this.named.headings.has(heading)
  }

  /** Between the parts of a record link; '' where TRAN leaves it open. */
  get delimiter(): string {
    return this.tranValues.get('TRAN_DLIM') ?? '|'
  }

  /** Between several codes or links in one value; '' where TRAN leaves it open. */
  get concatenator(): string {
    return this.tranValues.get('TRAN_RCON') ?? ''
  }

  hasTranHeading(heading: string): boolean {
    return this.tranValues.has(heading)
  }

  /** Whether TRAN is there without a heading. */
  tranLacks(heading: string): boolean {
    return this.present.has('TRAN') && !this.hasTranHeading(heading)
  }

  /** Whether the file has a list, and all of it is known. */
  hasList(group: 'ABBR' | 'CODE' | 'FILE' | 'TYPE' | 'UNIT'): boolean {
    return this.lists.has(group) && this.overflowLine === null
  }

  /** Whether DICT makes a group the parent of another one. */
  isUserParent(code: string): boolean {
    return this.userParents.has(code)
  }

  /** Kept until DICT or TRAN says more: files may have as many blocks as definitions. */
  private factsAbout(code: string): GroupFacts {
    const { standard } = this
    if (this.factsOf !== standard) this.facts.clear()
    this.factsOf = standard
    const known = this.facts.get(code) ?? this.gatherFacts(code, standard)
    this.facts.set(code, known)
    return known
  }

  private gatherFacts(code: string, standard: Dictionary): GroupFacts {
    const united = new Map<string, DefinedHeading>()
    for (const known of standard.headings(code)) united.set(known.heading, known)
    for (const own of this.userGroups.get(code)?.headings.values() ?? [])
      if (!united.has(own.heading)) united.set(own.heading, own)
    const headings = [...united.values()]
    const withStatus = (status: string) =>
      headings.filter((known) => known.status.includes(status)).map(({ heading }) => heading)
    const keys = [...new Set([...(standard.group(code)?.keys ?? []), ...withStatus('KEY')])]
    return { headings, keys, required: withStatus('REQUIRED') }
  }

  private keeperOf({ code, headings }: AgsBlock): RowCheck | undefined {
    const places = new Map(headings.map((heading, place) => [heading, place]))
    const column = (heading: string) => places.get(heading) ?? -1
    const rowOf = (values: readonly string[], line: number): DefinitionRow => {
      const kept = [...values]
      return { line, value: (heading) => kept[column(heading)] ?? '' }
    }
    switch (code) {
      case 'TRAN':
        return (values, line) => this.readTransmission(rowOf(values, line))
      case 'DICT':
        return (values, line) => this.readDefinition(rowOf(values, line))
      case 'FILE':
        return (values, line) => this.readFile(rowOf(values, line))
      case 'ABBR':
        return this.codeKeeper(column('ABBR_HDNG'), column('ABBR_CODE'), column('ABBR_DESC'))
      case 'UNIT':
        return (values) => this.units.add(values[column('UNIT_UNIT')] ?? '')
      case 'CODE':
        return (values) => this.testCodes.add(values[column('CODE_CODE')] ?? '')
      case 'TYPE':
        return (values) => this.types.add(values[column('TYPE_TYPE')] ?? '')
      default:
        return undefined
    }
  }

  private codeKeeper(heading: number, code: number, meaning: number): RowCheck {
    return (values, line) => {
      const name = values[heading] ?? ''
      const list = this.codes.get(name) ?? new Map<string, Abbreviation>()
      this.codes.set(name, list)
      const abbreviation = values[code] ?? ''
      if (!list.has(abbreviation)) list.set(abbreviation, { meaning: values[meaning] ?? '', line })
    }
  }

  private readTransmission(row: DefinitionRow): void {
    this.tranRows.push(row)
    this.statedVersion ??= row.value('TRAN_AGS').trim() || null
    for (const [heading, value] of this.tranValues)
      if (value === '') this.tranValues.set(heading, row.value(heading))
  }

  private readFile(row: DefinitionRow): void {
    this.fileRows.push(row)
    this.fileSets.add(row.value('FILE_FSET'))
  }

  private readDefinition(row: DefinitionRow): void {
    this.dictRows.push(row)
    const group = row.value('DICT_GRP').trim()
    const known = this.userGroups.get(group) ?? { parent: null, headings: new Map<string, DefinedHeading>() }
    this.userGroups.set(group, known)
    this.facts.delete(group)
    const heading = row.value('DICT_HDNG').trim()
    if (row.value('DICT_TYPE').trim().toUpperCase() === 'GROUP') {
      known.parent ??= row.value('DICT_PGRP').trim()
      this.userParents.add(known.parent)
    } else if (heading !== '' && known.headings.size < MAX_GROUP_HEADINGS)
      known.headings.set(heading, { heading, status: readStatus(row.value('DICT_STAT')) })
  }
}
