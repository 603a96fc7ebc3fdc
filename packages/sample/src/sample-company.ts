import { companyFile } from './folder/company-file.ts'
import { projectFiles } from './folder/project-files.ts'
import { type SampleFile, textOf } from './folder/sample-file.ts'
import { aberfoyle } from './sites/aberfoyle.ts'
import { fenLinkRoad } from './sites/fen-link-road.ts'
import { lowerDon } from './sites/lower-don.ts'

/** Pictograms of the company, by name. No colours of their own: they take the colour of the marker. */
const icons: Readonly<Record<string, string>> = {
  rig: pictogram(
    // A tripod with its rope and the shell hanging in it.
    '<path d="M11 2h2v2.2L19.6 21h-2.3l-2-5.2H13V20a1 1 0 0 1-2 0v-4.2H8.7l-2 5.2H4.4L11 4.2zM11 ' +
      '8.6l-2 5.2h2zM13 8.6v5.2h2z"/>',
  ),
  spade: pictogram(
    '<path d="M7.5 2h9v2.4h-3.3V11H17v5.4c0 2.7-2.2 4.6-5 6.1-2.8-1.5-5-3.4-5-6.1V11h3.8V4.4H7.5z"/>',
  ),
  cone: pictogram('<path d="M10 2h4v11.5h3L12 22.5 7 13.5h3z"/><path d="M4 6.6h4v2H4zM16 6.6h4v2h-4z"/>'),
  well: pictogram(
    // A capped standpipe in the ground, slotted below.
    '<path d="M8 2h8v2.6h-1.2V22H9.2V4.6H8zM10.8 12v1.6h2.4V12zM10.8 15v1.6h2.4V15zM10.8 18v1.6h2.4V18z" ' +
      'fill-rule="evenodd"/><path d="M3 8h4.8v2H3zM16.2 8H21v2h-4.8z"/>',
  ),
}

/** A small, a medium and a large project. */
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

function pictogram(paths: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor">${paths}</svg>\n`
}
