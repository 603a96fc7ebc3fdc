import {
  converterOf,
  createKeyHash,
  isSameUnit,
  isStated,
  keyReader,
  KeyTable,
  type AgsBlock,
  type HashKey,
  type ReadKey,
} from '@groundsheet/ags'
import { AwaitedKeys } from '../awaited-keys.ts'
import { keyText } from '../key-text.ts'
import type { Reading } from '../reading.ts'
import { RepeatedHashes } from '../repeated-hashes.ts'
import type { BgsRule } from './bgs-kinds.ts'
import type { CreateBgsCheck } from './bgs-check.ts'

const PARTS = ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE'] as const

const DEPTH = 'SAMP_TOP'
const DEPTH_UNIT = 'm'

const asText: ReadKey = (value) => value

/** Depths by value in metres; one that cannot be converted compares as the text it is. */
function depthReader(stated: string): ReadKey {
  const read = keyReader('number')
  const convert = isStated(stated) ? converterOf({ from: stated, to: DEPTH_UNIT }) : null
  return convert === null ? read : (value) => read(convert(value) ?? value)
}

/** Where the reference to a sample stands in a block; -1, read as empty, for headings that are missing. */
interface Columns {
  readonly id: number
  readonly parts: readonly number[]
  readonly byId: HashKey
  readonly byParts: HashKey
  readonly byAll: HashKey
}

/** `isByValue`: blocks state depths in several units. */
function columnsOf({ headings, units }: AgsBlock, isByValue: boolean): Columns {
  const id = headings.indexOf('SAMP_ID')
  const parts = PARTS.map((heading) => headings.indexOf(heading))
  const readDepth = isByValue ? depthReader(units[headings.indexOf(DEPTH)] ?? '') : asText
  const readers = PARTS.map((heading) => (heading === DEPTH ? readDepth : asText))
  return {
    id,
    parts,
    byId: createKeyHash([id]),
    byParts: createKeyHash(parts, readers),
    byAll: createKeyHash([...parts, id], [...readers, asText]),
  }
}

const valueAt = (values: readonly string[], place: number) => values[place] ?? ''

const isComplete = (values: readonly string[], { parts }: Columns) =>
  parts.every((place) => valueAt(values, place) !== '')

/** The reference to a sample with its headings. */
const referenceText = (values: readonly string[], { id, parts }: Columns) =>
  keyText([...PARTS, 'SAMP_ID'], [...parts, id], values)

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

  mayLackSomeOf(awaited: AwaitedKeys): boolean {
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
    if (valueAt(values, columns.id) === '')
      return this.#fourParts.has(columns.byParts(values)) ? null : 'unknownSample'
    if (!this.#ids.has(columns.byId(values))) return 'unknownSample'
    const isNamedById = columns.parts.slice(1).every((place) => valueAt(values, place) === '')
    return isNamedById ? null : 'contradictingSample'
  }
}

/**
 * Samples are named by SAMP_ID or by their four other keys, in SAMP and in the groups of their tests. Samples
 * that stand behind their tests are waited for until the end.
 */
export const checkSamples: CreateBgsCheck = ({ report }) => {
  let samples = new Samples()
  let awaited = new AwaitedKeys()
  let isByValue = false
  /** Of depths of samples. */
  const units = new Set<string>()

  const gather: Reading = (block) => {
    const columns = columnsOf(block, isByValue)
    const unit = block.units[block.headings.indexOf(DEPTH)] ?? ''
    if (block.code === 'SAMP' || namesSamples(block)) units.add(isStated(unit) ? unit : DEPTH_UNIT)
    if (block.code === 'SAMP') {
      samples.isStated = true
      return (values) => samples.add(values, columns)
    }
    if (!namesSamples(block)) return undefined
    return (values) => {
      const hash = columns.byAll(values)
      if (!samples.has(hash)) awaited.note(hash)
    }
  }

  const reportRows: Reading = (block) => {
    const { code: group } = block
    const isSample = group === 'SAMP'
    if (!isSample && !namesSamples(block)) return undefined
    const columns = columnsOf(block, isByValue)
    return (values, line) => {
      const fault = isSample ? samples.faultOf(values, columns) : samples.faultOfReference(values, columns)
      if (fault === null) return
      const isNamed = fault !== 'sampleWithoutId' && fault !== 'noSample'
      report(fault, { line, group, heading: 'SAMP_ID', text: isNamed ? referenceText(values, columns) : '' })
    }
  }

  return {
    block: gather,
    *further() {
      const [first = ''] = units
      if (samples.isStated && [...units].some((unit) => !isSameUnit(unit, first))) {
        isByValue = true
        samples = new Samples()
        awaited = new AwaitedKeys()
        yield gather
      }
      if (samples.isStated && (samples.hasFaults || samples.mayLackSomeOf(awaited))) yield reportRows
    },
  }
}

/** Groups of tests on samples have the keys of SAMP. */
function namesSamples({ code, headings }: AgsBlock): boolean {
  return code !== 'LOCA' && ['SAMP_ID', 'SAMP_REF', 'SAMP_TOP'].some((heading) => headings.includes(heading))
}
