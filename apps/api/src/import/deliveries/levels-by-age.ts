import type { KeptDelivery } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { ProjectContext } from '../project/project-context.ts'
import type { ProjectPlan } from '../project/plan-projects.ts'
import { comparePlaces, nameDelivery, type KnownDelivery } from './delivery-facts.ts'

/** A stored delivery with the units of its values. */
export type KnownUnits = KnownDelivery & KeptDelivery

/** Files of one age, or a stored delivery. */
export type LevelOfAge =
  | { readonly files: readonly ScannedFile[]; readonly delivery?: never }
  | { readonly delivery: KnownUnits; readonly files?: never }

/** The files of an import among the stored deliveries, oldest first; of equal ages the files last. */
export function levelsByAge(
  { ages }: Pick<ProjectPlan, 'ages'>,
  kept: readonly KnownDelivery[],
  { replace, asNewest }: Pick<ProjectContext['options'], 'replace' | 'asNewest'>,
): LevelOfAge[] {
  const present = new Set(ages.flatMap(({ files }) => files.map(({ sha256 }) => sha256)))
  const others = replace ? [] : kept.filter(({ known }) => !present.has(known.sha256))
  const stored = others
    .toSorted((a, b) => comparePlaces(a.age, b.age))
    .map((one) => ({
      age: one.age,
      level: { delivery: { ...one, name: nameDelivery(one.known), units: one.known.units ?? null } },
    }))
  const files = ages.map((age) => ({ age: age.age, level: { files: age.files } }))
  const all = asNewest
    ? [...stored, ...files]
    : [...stored, ...files].toSorted((a, b) => comparePlaces(a.age, b.age))
  return all.map(({ level }) => level)
}
