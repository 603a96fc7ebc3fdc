import type { Dictionary } from '../dictionary/dictionary.ts'
import { decideUnit, type DecidedUnit, type HeadingUnits } from './decide-unit.ts'
import { commonUnit, ownerOf } from './linked-headings.ts'
import {
  columnsOf,
  isStated,
  tableUnits,
  type CollectedUnits,
  type FileWithUnits,
  type KeptTable,
} from './stated-units.ts'

interface Terms {
  readonly files: readonly FileWithUnits[]
  readonly tables: readonly KeptTable[]
  readonly dictionary: Dictionary
  readonly standard: Dictionary
}

/** A heading of one group, with the unit that it has by itself. */
interface OwnUnit<File> {
  readonly name: string
  readonly group: string
  readonly units: HeadingUnits<File>
  readonly decided: DecidedUnit<File> | null
  readonly unit: string
}

/**
 * Of the headings in groups of the files, by group and heading as `GEOL GEOL_TOP`. Headings of other groups
 * whose rows they are linked with come along, so that keys of one row are equal in all groups.
 */
export function decideUnits<File extends FileWithUnits>(
  collected: CollectedUnits<File>,
  terms: Terms,
): ReadonlyMap<string, DecidedUnit<File>> {
  const { files, tables, dictionary, standard } = terms
  const groups = new Set(files.flatMap(({ blocks }) => blocks.map(({ code }) => code)))
  const [blank, shown] = [blankNames(files, tables), tableUnits(tables)]
  const ofDictionary = (group: string, heading: string) =>
    standard.headings(group).find((known) => known.heading === heading)?.unit ?? ''
  const names = [...new Set([...collected.levels.keys(), ...blank])]
  const links = Map.groupBy(names, (name) => {
    const [group, heading] = partsOf(name)
    return `${ownerOf(dictionary, group, heading)} ${heading}`
  })
  const read = (name: string): OwnUnit<File> => {
    const [group, heading] = partsOf(name)
    const levels = collected.levels.get(name) ?? []
    const units = {
      levels,
      stored: collected.stored.get(name) ?? null,
      shown: shown.get(name) ?? null,
      hasBlank: blank.has(name),
      ofDictionary: ofDictionary(group, heading),
    }
    const decided = decideUnit(units)
    const unit = decided?.unit ?? levels.at(-1)?.units[0]?.unit ?? units.ofDictionary
    return { name, group, units, decided, unit }
  }
  const decided = new Map<string, DecidedUnit<File>>()
  for (const [owner, linkedNames] of links) {
    if (!linkedNames.some((name) => groups.has(partsOf(name)[0]))) continue
    const linked = linkedNames.map(read).filter(({ unit }) => isStated(unit))
    const unit = commonUnit(ofDictionary(...partsOf(owner)), linked)
    for (const own of linked) {
      const one = unit === null ? own.decided : decideUnit(own.units, { unit, linked })
      if (one !== null && (unit !== null || groups.has(own.group))) decided.set(own.name, one)
    }
  }
  return decided
}

function partsOf(name: string): [group: string, heading: string] {
  const [group = '', heading = ''] = name.split(' ')
  return [group, heading]
}

/** Headings of which there are values without a unit. */
const blankNames = (files: readonly FileWithUnits[], tables: readonly KeptTable[]): ReadonlySet<string> =>
  new Set([
    ...tables
      .filter(({ rows }) => rows > 0)
      .flatMap(({ group, headings }) =>
        headings.flatMap(({ heading, unit }) => (isStated(unit) ? [] : [`${group} ${heading}`])),
      ),
    ...files
      .flatMap(columnsOf)
      .flatMap(({ name, unit, values }) => (values === 0 || isStated(unit) ? [] : [name])),
  ])
