import type { UnitOf } from '@groundsheet/readings'
import type { Glossary } from '../../data/tables/glossary.ts'

/** Units as stated in the files of the project. */
export const unitsOf =
  (glossary: Glossary): UnitOf =>
  (table, heading) =>
    glossary.heading(table, heading)?.unit ?? ''
