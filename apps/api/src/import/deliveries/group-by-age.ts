import { createAgeOrder } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import { comparePlaces, NEW_PLACE, type KnownDelivery, type PlacedAge } from './delivery-facts.ts'

type Dated = Pick<ScannedFile, 'transmission' | 'sha256'>

/** Files of one age and of one import, in the order given. */
export interface FilesOfAge<File = ScannedFile> {
  readonly age: PlacedAge
  readonly files: readonly File[]
}

/**
 * Files oldest first, in groups of one age. `known`: deliveries that were imported before them. A file that
 * is one of these keeps its age, and its place among the imports of that age.
 */
export function groupByAge<File extends Dated>(
  files: readonly File[],
  known: readonly KnownDelivery[] = [],
): FilesOfAge<File>[] {
  const order = createAgeOrder()
  const ages = new Map(known.map((delivery) => [delivery.known.sha256, delivery.age]))
  for (const { known: facts } of known) order.add(facts.age)
  const ageOf = (file: File) => ages.get(file.sha256) ?? { ...order.add(file.transmission), place: NEW_PLACE }
  const aged = files.map((file) => ({ file, age: ageOf(file) }))
  const groups: { age: PlacedAge; files: File[] }[] = []
  for (const { file, age } of aged.toSorted((a, b) => comparePlaces(a.age, b.age))) {
    const last = groups.at(-1)
    if (last !== undefined && comparePlaces(last.age, age) === 0) last.files.push(file)
    else groups.push({ age, files: [file] })
  }
  return groups
}
