import type { DiagnosticList } from '../diagnostics.ts'
import type { MergedProject } from './merged-project.ts'
import { reportMergedStrata } from './report-merged-strata.ts'
import { reportRepeatedIds } from './report-repeated-ids.ts'
import { reportSamePlaces } from './report-same-places.ts'

/** Reports what contradicts itself only since several deliveries are merged. */
export async function reportMerged(merged: MergedProject, diagnostics: DiagnosticList): Promise<void> {
  reportSamePlaces(merged, diagnostics)
  await reportRepeatedIds(merged, diagnostics)
  await reportMergedStrata(merged, diagnostics)
}
