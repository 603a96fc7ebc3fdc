import { countOf } from '@groundsheet/readings'
import { printable } from '../common/printable.ts'
import type { RebuiltCompany } from '../import/index.ts'

/** What a rebuild did to a company, for people. */
export const rebuiltLine = ({ company, projects, rows, ...changed }: RebuiltCompany): string =>
  printable(
    `${company}: ${countOf(projects, 'project')} with ${countOf(rows, 'row')} derived again; changed: ` +
      `${countOf(changed.changedRows, 'row')}, ${countOf(changed.changedHoles, 'hole')}`,
  )
