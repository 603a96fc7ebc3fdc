import {
  HOLE_NUMBERS,
  isMissingValue,
  locationsGroup,
  readHoleNumbers,
  type HoleNumbers,
} from '@groundsheet/ags'
import { distanceMetres, distanceText } from '@groundsheet/coordinates'
import { countOf } from '@groundsheet/readings'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'
import type { DiagnosticList } from '../diagnostics.ts'
import type { SurveyedHole } from '../locations/survey-holes.ts'
import type { ProjectPlan } from './plan-projects.ts'

/** Holes of one site are not measured this far from where they were before, in metres. */
const MIN_OTHER_SITE_M = 1000

type Position = Pick<HoleNumbers, 'easting' | 'northing' | 'latitude' | 'longitude'> & {
  readonly gref: string
}

/** A project as deliveries state it. */
interface StatedProject {
  /** What states it, for messages. */
  readonly source: string
  readonly name: string
  readonly client: string
  /** By the name of the hole. */
  readonly holes: ReadonlyMap<string, Position>
}

type Row = ReadonlyMap<string, string>

/** The first value of each heading counts. `holes`: of earlier deliveries. */
export const storedSite = (proj: readonly Row[], holes: readonly SurveyedHole[]): StatedProject => ({
  source: 'earlier deliveries',
  ...partiesOf(proj),
  holes: new Map(holes.map((hole) => [hole.locaId.trim(), hole])),
})

function siteOf({ source, proj, holes, edition }: ScannedFile): StatedProject {
  const group = locationsGroup(edition)
  const positions = holes.map(({ block: { headings }, values }): [string, Position] => {
    const valueOf = (name: string) => values[headings.indexOf(`${group}_${name}`)]?.trim() ?? ''
    const numbers = readHoleNumbers((number) => ({ text: valueOf(HOLE_NUMBERS[number].name), unit: '' }))
    return [valueOf('ID'), { ...numbers, gref: valueOf('GREF') }]
  })
  const rows = proj.map((row) => new Map(Object.entries(row).map(([name, value]) => [name, value ?? ''])))
  return { source: source.path, ...partiesOf(rows), holes: new Map(positions) }
}

function partiesOf(proj: readonly Row[]): Pick<StatedProject, 'name' | 'client'> {
  const first = (heading: string) =>
    proj.map((row) => row.get(heading)?.trim() ?? '').find((value) => value !== '') ?? ''
  return { name: first('PROJ_NAME'), client: first('PROJ_CLNT') }
}

/**
 * Warns of a file with another name, another place of a hole than the deliveries before it, and not the same
 * client. Otherwise two sites with one PROJ_ID would be merged without a message.
 */
export function reportOtherSites(
  { files, reference }: Pick<ProjectPlan, 'files' | 'reference'>,
  stored: StatedProject,
  diagnostics: DiagnosticList,
): void {
  const known = [stored]
  for (const file of files) {
    const site = siteOf(file)
    const message = known
      .map((before) => describeOther(site, before, reference))
      .find((text) => text !== null)
    if (message !== undefined)
      diagnostics.add({
        file: file.source.path,
        rule: 'other-site',
        severity: 'warning',
        group: 'PROJ',
        message,
        advice: 'If they are two sites, give each a PROJ_ID of its own, and import each with --replace',
      })
    known.push(site)
  }
}

function describeOther(site: StatedProject, before: StatedProject, reference: string): string | null {
  const isSameClient = plain(site.client) === plain(before.client) && plain(site.client) !== ''
  if (isSameClient || !isOther(site.name, before.name)) return null
  const moved = [...site.holes].flatMap(([name, position]) => {
    const earlier = before.holes.get(name)
    const metres = earlier === undefined ? 0 : distanceOf(position, earlier)
    return metres > MIN_OTHER_SITE_M ? [{ name, metres }] : []
  })
  const [first, ...others] = moved
  if (first === undefined) return null
  const more = others.length === 0 ? '' : ` (and ${countOf(others.length, 'more hole')} likewise)`
  return (
    `This may be another site than that of ${before.source}: the project is ${withClient(site)}, there ` +
    `${withClient(before)}, and ${first.name} lies ${distanceText(first.metres)} from there${more}. Both ` +
    `state the PROJ_ID ${reference}, so their rows are merged`
  )
}

/** Both are stated, and differ in more than capitals and punctuation. */
const isOther = (one: string, other: string): boolean =>
  plain(one) !== '' && plain(other) !== '' && plain(one) !== plain(other)

const plain = (text: string): string =>
  isMissingValue(text) ? '' : text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const withClient = ({ name, client }: StatedProject): string =>
  plain(client) === '' ? `“${name}”` : `“${name}” for “${client}”`

/** In metres; 0 where the two cannot be compared. */
function distanceOf(one: Position, other: Position): number {
  const isSameGrid = one.gref === '' || other.gref === '' || one.gref === other.gref
  if (isSameGrid && isPoint(one) && isPoint(other))
    return Math.hypot(one.easting - other.easting, one.northing - other.northing)
  return isDegrees(one) && isDegrees(other) ? distanceMetres(one, other) : 0
}

const isPoint = (at: Position): at is Position & { easting: number; northing: number } =>
  at.easting !== null && at.northing !== null

const isDegrees = (at: Position): at is Position & { latitude: number; longitude: number } =>
  at.latitude !== null && at.longitude !== null
