import type { UnitOf } from '@groundsheet/readings'
import type { Glossary } from '../../data/tables/glossary.ts'

/** Units as the files of the project state them. */
export const unitsOf =
  (glossary: Glossary): UnitOf =>
  (table, heading) =>
    glossary.heading(table, heading)?.unit ?? ''
