import {
  createKeyHash,
  isSameUnit,
  isStated,
  keyKind,
  targetUnit,
  type AgsBlock,
  type Dictionary,
  type HashKey,
  type KeyKind,
  type ReadKey,
} from '@groundsheet/ags'
import { readInUnit } from '../read-in-unit.ts'
import type { Link } from './parent-links.ts'

type StatedColumns = Pick<AgsBlock, 'code' | 'headings' | 'units'>

/** How a key that groups state in several units compares. */
interface Common {
  readonly unit: string
  readonly ofDictionary: string
  readonly kind: KeyKind
  /** Those in which the parent group states it. */
  readonly ofParent: readonly string[]
}

/** Units of the keys by which rows name others: SAMP_TOP may be in m in SAMP and in mm in LLPL. */
export class KeyUnits {
  /** By group, then heading. */
  readonly #stated = new Map<string, Map<string, Set<string>>>()
  /** By parent group, then heading: keys that are compared by value in one unit. */
  #common = new Map<string, ReadonlyMap<string, Common>>()

  note({ code, headings, units }: StatedColumns): void {
    const group = this.#stated.get(code) ?? new Map<string, Set<string>>()
    this.#stated.set(code, group)
    for (const [column, heading] of headings.entries()) {
      const known = group.get(heading) ?? new Set()
      group.set(heading, known.add(units[column] ?? ''))
    }
  }

  /**
   * Compares keys by value from now on where a parent and the groups that name its rows state them in
   * different units. Returns whether there are such.
   */
  decide(links: Iterable<Link & { readonly group: string }>, dictionary: Dictionary): boolean {
    for (const [parent, all] of Map.groupBy(links, (link) => link.parent)) {
      const keys = all[0]?.keys ?? []
      const groups = [parent, ...all.map(({ group }) => group)]
      const common = keys.flatMap((key) => {
        const found = this.#commonOf(key, parent, groups, dictionary)
        return found === null ? [] : [[key, found] as const]
      })
      if (common.length > 0) this.#common.set(parent, new Map(common))
    }
    return this.#common.size > 0
  }

  /** Null: the units are the same, or of a text. A unit that nobody states is that of the dictionary. */
  #commonOf(key: string, parent: string, groups: readonly string[], dictionary: Dictionary): Common | null {
    const kind = keyKind(dictionary, parent, key)
    if (kind === 'text') return null
    const ofDictionary = dictionary.headings(parent).find(({ heading }) => heading === key)?.unit ?? ''
    const unitsOf = (group: string) =>
      [...(this.#stated.get(group)?.get(key) ?? [])].map((unit) => unitOr(ofDictionary, unit))
    const units = groups.flatMap(unitsOf)
    const [first = ''] = units
    if (units.every((unit) => isSameUnit(unit, first))) return null
    return { unit: targetUnit(ofDictionary, units), ofDictionary, kind, ofParent: unitsOf(parent) }
  }

  /** Hashes keys by value, of rows of the parent or of those that name them; null: they compare as text. */
  hashOf(parent: string, keys: readonly string[], { headings, units }: StatedColumns): HashKey | null {
    const common = this.#common.get(parent)
    if (common === undefined) return null
    const places = keys.map((key) => headings.indexOf(key))
    const readers = keys.map((key, index) => readerOf(common.get(key), units[places[index] ?? -1] ?? ''))
    // One more place, so that a value never counts as an equal text.
    return createKeyHash([...places, -1], readers)
  }

  /** Hashes by value the parents that rows of a block name; null: as in `hashOf`, or in the same units. */
  hashLink(link: Link | null, block: StatedColumns): HashKey | null {
    if (link === null || !this.#isOther(link.parent, block)) return null
    return this.hashOf(link.parent, link.keys, block)
  }

  #isOther(parent: string, { headings, units }: StatedColumns): boolean {
    return [...(this.#common.get(parent) ?? [])].some(([key, { ofDictionary, ofParent }]) => {
      const unit = unitOr(ofDictionary, units[headings.indexOf(key)] ?? '')
      return ofParent.some((stated) => !isSameUnit(unit, stated))
    })
  }
}

const unitOr = (ofDictionary: string, unit: string): string => (isStated(unit) ? unit : ofDictionary)

function readerOf(common: Common | undefined, stated: string): ReadKey {
  if (common === undefined) return (value) => value
  return readInUnit(common.kind, unitOr(common.ofDictionary, stated), common.unit)
}
