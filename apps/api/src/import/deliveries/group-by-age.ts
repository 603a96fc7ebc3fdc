import { compareAges, createAgeOrder, type DeliveryAge } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { KnownDelivery } from './delivery-facts.ts'

type Dated = Pick<ScannedFile, 'transmission' | 'sha256'>

/** Files of one age, in the order given. */
export interface FilesOfAge<File = ScannedFile> {
  readonly age: DeliveryAge
  readonly files: readonly File[]
}

/**
 * Files oldest first, in groups of one age. `known`: deliveries that were imported before them; a file that
 * is one of these keeps its age.
 */
export function groupByAge<File extends Dated>(
  files: readonly File[],
  known: readonly KnownDelivery[] = [],
): FilesOfAge<File>[] {
  const order = createAgeOrder()
  const ages = new Map(known.map((delivery) => [delivery.known.sha256, delivery.age]))
  for (const { known: facts } of known) order.add(facts.age)
  const aged = files.map((file) => ({ file, age: ages.get(file.sha256) ?? order.add(file.transmission) }))
  const groups: { age: DeliveryAge; files: File[] }[] = []
  for (const { file, age } of aged.toSorted((a, b) => compareAges(a.age, b.age))) {
    const last = groups.at(-1)
    if (last !== undefined && compareAges(last.age, age) === 0) last.files.push(file)
    else groups.push({ age, files: [file] })
  }
  return groups
}
