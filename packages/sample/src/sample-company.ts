import { companyFile } from './folder/company-file.ts'
import { icons } from './folder/icons.ts'
import { projectFiles } from './folder/project-files.ts'
import { type SampleFile, textOf } from './folder/sample-file.ts'
import { aberfoyle } from './sites/aberfoyle.ts'
import { fenLinkRoad } from './sites/fen-link-road.ts'
import { lowerDon } from './sites/lower-don.ts'

/** Small, middling, large. */
const sites = [aberfoyle, fenLinkRoad, lowerDon]

/**
 * The files of a company folder with three invented projects in Great Britain. They have about 15, 80 and 600
 * holes, whose strata follow surfaces, so that neighbouring logs agree. The same seed gives the same bytes on
 * every machine. Another seed gives other tests, samples and readings in the same ground.
 */
export function* sampleCompany({ seed = 1 }: { seed?: number } = {}): Generator<SampleFile, void, undefined> {
  yield { path: 'company.json', text: textOf(companyFile) }
  for (const [name, text] of Object.entries(icons)) yield { path: `icons/${name}.svg`, text }
  for (const site of sites) yield* projectFiles(site, seed)
}
