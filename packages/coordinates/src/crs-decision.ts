import type { ProjectText } from './country-clues.ts'
import type { GridPoint } from './crs-candidates.ts'

/** All evidence for the CRS of a project's coordinates. */
export interface CrsEvidence {
  points: GridPoint[]
  /** The values of LOCA_GREF, one per hole. */
  gref: string[]
  /** What that heading is called here, for messages; LOCA_GREF unless given. */
  grefHeading?: string
  /** `--crs` of the command line. */
  given?: string | null
  /** `crs` of project.json. */
  projectFolder?: string | null
  /** `crs` of company.json. */
  companyDefault?: string | null
  /** What is already known of the same project from an earlier delivery. */
  otherDeliveries?: string | null
  projectName: string
  projectLocation: string
  /** Clients, contractors, consultants and recipients. */
  organisations?: readonly string[]
  /** What is said where the text of the project names a grid of its own. */
  otherGrid?: string | null
  /** What these say of the place; worked out from them unless given. */
  text?: ProjectText
}

export type CrsSource = 'given' | 'project' | 'declared' | 'delivery' | 'company' | 'guessed' | 'none'

export interface CrsDecision {
  /** For example `EPSG:27700`; null where nothing should be placed. */
  code: string | null
  source: CrsSource
  /** One sentence: why. */
  reason: string
  /** The codes that the coordinates would fit. */
  candidates: string[]
  /** What contradicts the decision, and what was set aside. */
  warnings: string[]
}
