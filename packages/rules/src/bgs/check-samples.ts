import {
  createKeyHash,
  isStated,
  KeyTable,
  type AgsBlock,
  type HashKey,
  type ReadKey,
} from '@groundsheet/ags'
import { PendingParentKeys } from '../pending-parent-keys.ts'
import { keyText } from '../key-text.ts'
import { readInUnit } from '../read-in-unit.ts'
import type { FilePass } from '../file-pass.ts'
import { RepeatedHashes } from '../repeated-hashes.ts'
import type { BgsRule } from './bgs-kinds.ts'
import type { CreateBgsCheck } from './bgs-check.ts'

const PARTS = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE'] as const

const ID = 'SAMP_ID'
const DEPTH = 'SAMP_TOP'
const DEPTH_UNIT = 'm'

const NOTHING: ReadonlySet<string> = new Set()

const asText: ReadKey = (value) => value

/** Depths by value in metres, which they are where no unit is stated. */
const depthReader = (stated: string): ReadKey =>
  readInUnit('number', isStated(stated) ? stated : DEPTH_UNIT, DEPTH_UNIT)

/** Where the reference to a sample stands in a block; -1, read as empty, for headings that are missing. */
interface Columns {
  readonly id: number
  readonly parts: readonly number[]
  /** The same without the headings that SAMP lacks, in which no two rows differ. */
  readonly comparedId: number
  readonly comparedParts: readonly number[]
  readonly byId: HashKey
  readonly byParts: HashKey
  readonly byAll: HashKey
}

/** `lacking`: headings that SAMP does not have. */
function columnsOf({ headings, units }: AgsBlock, lacking: ReadonlySet<string>): Columns {
  const placeOf = (heading: string) => headings.indexOf(heading)
  const comparedPlaceOf = (heading: string) => (lacking.has(heading) ? -1 : placeOf(heading))
  const comparedId = comparedPlaceOf(ID)
  const comparedParts = PARTS.map(comparedPlaceOf)
  const readDepth = depthReader(units[placeOf(DEPTH)] ?? '')
  const readers = PARTS.map((heading) => (heading === DEPTH ? readDepth : asText))
  return {
    id: placeOf(ID),
    parts: PARTS.map(placeOf),
    comparedId,
    comparedParts,
    byId: createKeyHash([comparedId]),
    byParts: createKeyHash(comparedParts, readers),
    byAll: createKeyHash([...comparedParts, comparedId], [...readers, asText]),
  }
}

const valueAt = (values: readonly string[], place: number) => values[place] ?? ''

const isComplete = (values: readonly string[], { parts }: Columns) =>
  parts.every((place) => valueAt(values, place) !== '')

/** The reference to a sample with its headings. */
const referenceText = (values: readonly string[], { id, parts }: Columns) =>
  keyText([...PARTS, ID], [...parts, id], values)

/** Samples by all five keys, by SAMP_ID, and by four keys. */
class Samples {
  readonly #whole = new KeyTable()
  readonly #ids = new KeyTable()
  readonly #fourParts = new KeyTable()
  readonly #repeatedIds = new RepeatedHashes()
  readonly #repeatedParts = new RepeatedHashes()
  #hasIncomplete = false
  isStated = false

  get hasFaults(): boolean {
    return this.#hasIncomplete || !this.#repeatedIds.isEmpty || !this.#repeatedParts.isEmpty
  }

  /** Whether a sample has this hash of all five keys. */
  has(hash: number): boolean {
    return this.#whole.has(hash)
  }

  mayLackSomeOf(awaited: PendingParentKeys): boolean {
    return awaited.mayLack(this.#whole)
  }

  add(values: readonly string[], columns: Columns): void {
    const byParts = columns.byParts(values)
    this.#whole.note(columns.byAll(values))
    this.#fourParts.note(byParts)
    if (valueAt(values, columns.id) !== '') {
      const byId = columns.byId(values)
      this.#ids.note(byId)
      this.#repeatedIds.add(byId)
    } else if (isComplete(values, columns)) this.#repeatedParts.add(byParts)
    else this.#hasIncomplete = true
  }

  faultOf(values: readonly string[], columns: Columns): BgsRule | null {
    if (valueAt(values, columns.id) !== '')
      return this.#repeatedIds.has(columns.byId(values)) ? 'sampleTwice' : null
    if (!isComplete(values, columns)) return 'sampleWithoutId'
    return this.#repeatedParts.has(columns.byParts(values)) ? 'sampleTwice' : null
  }

  faultOfReference(values: readonly string[], columns: Columns): BgsRule | null {
    if (this.#whole.has(columns.byAll(values))) return null
    if (valueAt(values, columns.id) === '' && !isComplete(values, columns)) return 'noSample'
    const hasParts = columns.comparedParts.slice(1).some((place) => valueAt(values, place) !== '')
    if (valueAt(values, columns.comparedId) === '')
      return !hasParts || this.#fourParts.has(columns.byParts(values)) ? null : 'unknownSample'
    if (!this.#ids.has(columns.byId(values))) return 'unknownSample'
    return hasParts ? 'contradictingSample' : null
  }
}

/**
 * Samples are named by SAMP_ID or by their four other keys, in SAMP and in the groups of their tests. Samples
 * that stand behind their tests are waited for until the end.
 */
export const checkSamples: CreateBgsCheck = ({ report }) => {
  let samples = new Samples()
  let awaited = new PendingParentKeys()
  /** Headings of a sample that SAMP does not have. */
  const lacking = new Set<string>()
  let isLackingKnown = false

  const gather: FilePass = (block) => {
    const columns = columnsOf(block, isLackingKnown ? lacking : NOTHING)
    if (block.code === 'SAMP') {
      samples.isStated = true
      for (const heading of [...PARTS, ID]) if (!block.headings.includes(heading)) lacking.add(heading)
      return (values) => samples.add(values, columns)
    }
    if (!namesSamples(block)) return undefined
    return (values) => {
      const hash = columns.byAll(values)
      if (!samples.has(hash)) awaited.note(hash)
    }
  }

  const reportRows: FilePass = (block) => {
    const { code: group } = block
    const isSample = group === 'SAMP'
    if (!isSample && !namesSamples(block)) return undefined
    const columns = columnsOf(block, lacking)
    return (values, line) => {
      const fault = isSample ? samples.faultOf(values, columns) : samples.faultOfReference(values, columns)
      if (fault === null) return
      const isNamed = fault !== 'sampleWithoutId' && fault !== 'noSample'
      report(fault, { line, group, heading: ID, text: isNamed ? referenceText(values, columns) : '' })
    }
  }

  return {
    block: gather,
    *further() {
      if (lacking.size > 0) {
        isLackingKnown = true
        samples = new Samples()
        awaited = new PendingParentKeys()
        yield { gather }
      }
      if (samples.isStated && (samples.hasFaults || samples.mayLackSomeOf(awaited)))
        yield { report: reportRows }
    },
  }
}

/** Groups of tests on samples have the keys of SAMP. */
function namesSamples({ code, headings }: AgsBlock): boolean {
  return code !== 'LOCA' && ['SAMP_ID', 'SAMP_REF', 'SAMP_TOP'].some((heading) => headings.includes(heading))
}
