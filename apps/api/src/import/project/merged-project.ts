import type { WriteStore } from '../../store/write/write-store.ts'
import type { Statements } from '../deliveries/delivery-statements.ts'
import type { SurveyedHole } from '../locations/survey-holes.ts'
import type { ProjectTable, ProjectTerms } from './open-tables.ts'

/** A project of several deliveries, as merged. */
export interface MergedProject {
  readonly store: WriteStore
  readonly tables: ReadonlyMap<string, ProjectTable>
  readonly terms: ProjectTerms
  readonly holes: readonly SurveyedHole[]
  readonly statements: Statements
}
