import type { PlacedLocation, ProjectItem, SearchHit } from '@groundsheet/contract'
import { displayName } from '../../data/text/display-name.ts'
import { excerptOf } from '../../data/text/excerpt-of.ts'
import { nameOf } from '../../data/text/project-name.ts'
import { projectListStrings } from '../../ui/strings/project-list-strings.ts'
import { searchStrings } from '../../ui/strings/search-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { wordHitStrings } from '../../ui/strings/word-hit-strings.ts'
import type { SearchAddresses } from './search-addresses.ts'
import type { Suggestion } from './suggestion.tsx'
import type { SearchResults } from './use-search-results.ts'

const words = searchStrings
const MAX_PROJECTS = 5
const MAX_HOLES = 5
const MAX_ROWS = 4
/** Characters of a description. */
const MAX_EXCERPT_CHARACTERS = 110

interface SuggestionGroup {
  readonly title: string
  readonly options: readonly Suggestion[]
}

interface Suggested {
  /** Without empty ones. */
  readonly groups: readonly SuggestionGroup[]
  /** What Enter opens: what has exactly this name, a stated place, or all that was found. */
  readonly preferred: string | null
}

/** What was found, as options of the search field. `isInProject`: a project is open. */
export function suggestionsOf(found: SearchResults, to: SearchAddresses, isInProject: boolean): Suggested {
  const { text, projects, rows, ownRows, holes } = found
  const titles = words.groups
  const isListed = projects.length > 0 || rows.length > 0 || ownRows.length > 0
  const groups = [
    { title: titles.coordinates, options: statedPlaces(found, to) },
    { title: titles.ownHoles, options: ownHoles(found, to) },
    { title: titles.ownRows, options: ownRowsOf(found, to) },
    { title: titles.projects, options: projectsOf(found, to) },
    {
      title: isInProject ? titles.otherHoles : titles.holes,
      options: holes.slice(0, MAX_HOLES).map((hole) => holeOption(hole, to)),
    },
    { title: titles.places, options: townsOf(found, to) },
    {
      title: isInProject ? titles.otherRows : titles.rows,
      options: rows.flatMap((row) => rowOption(row, to, true)).slice(0, MAX_ROWS),
    },
    { title: titles.all, options: isListed ? [more(to.everything(text), words.listEverything(text))] : [] },
  ]
  const shown = distinct(groups)
  return { groups: shown, preferred: preferredOf(found, to, isListed) ?? shown[0]?.options[0]?.href ?? null }
}

function preferredOf(found: SearchResults, to: SearchAddresses, isListed: boolean): string | null {
  const { text, ownHoles, ownRows, projects, holes, places } = found
  const isNamed = (name: string) => name.toLowerCase() === text.toLowerCase()
  const [only, ...otherHoles] = ownHoles
  if (only && (otherHoles.length === 0 || isNamed(only.name))) return to.ownHole(only.id)
  if (only) return to.ownHoles(text)
  const project = projects.find(({ projectId, projectName }) => isNamed(projectId) || isNamed(projectName))
  if (project) return to.project(project.id)
  const [place] = places
  if (place) return to.place(place)
  const [named, ...others] = holes.filter(({ locationId }) => isNamed(locationId))
  if (named && others.length === 0) return to.hole(named)
  if (ownRows.length > 0) return to.holesWithWords(text)
  return isListed ? to.everything(text) : null
}

const more = (href: string, name: string): Suggestion => ({ href, name, notes: [], isMore: true })

function ownHoles({ ownHoles: holes, text }: SearchResults, to: SearchAddresses): Suggestion[] {
  const shown = holes.slice(0, MAX_HOLES).map(({ id, name, finalDepth }) => ({
    href: to.ownHole(id),
    name: displayName(name),
    notes: depthOf(finalDepth),
  }))
  return holes.length > 1 ? [...shown, more(to.ownHoles(text), words.showOwnHoles(holes.length))] : shown
}

function ownRowsOf({ ownRows, text }: SearchResults, to: SearchAddresses): Suggestion[] {
  const shown = ownRows.flatMap((row) => rowOption(row, to, false)).slice(0, MAX_ROWS)
  return shown.length === 0 ? [] : [...shown, more(to.holesWithWords(text), words.showHolesWithWords(text))]
}

/** Those found by their name, by a party to them, and by their holes. */
function projectsOf({ projects, text }: SearchResults, to: SearchAddresses): Suggestion[] {
  const has = (name: string | null) => name?.toLowerCase().includes(text.toLowerCase()) === true
  const found = projects.map((project) => {
    const { projectName, projectId, client, contractor, consultant } = project
    const party = [client, contractor, consultant].find(has) ?? null
    return { project, party, isByName: [projectName, projectId].some(has) }
  })
  const rank = ({ isByName, party }: (typeof found)[number]) => (isByName ? 0 : party === null ? 2 : 1)
  const nearest = found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_PROJECTS)
  return nearest.map(({ project, party, isByName }) => projectOption(project, { party, isByName, text }, to))
}

interface FoundBy {
  readonly party: string | null
  readonly isByName: boolean
  readonly text: string
}

function projectOption(
  project: ProjectItem,
  { party, isByName, text }: FoundBy,
  to: SearchAddresses,
): Suggestion {
  const { id, projectId, matchingLocations = [] } = project
  const holes = isByName || party ? [] : matchingLocations.map(({ locationId }) => displayName(locationId))
  return {
    href: to.project(id, holes.length > 0 ? text : undefined),
    name: nameOf(project),
    notes: [
      displayName(projectId),
      ...(party === null ? [] : [displayName(party)]),
      ...(holes.length > 0 ? [`${projectListStrings.foundHoles(holes.length)} ${holes.join(', ')}`] : []),
    ],
  }
}

const holeOption = (hole: PlacedLocation, to: SearchAddresses): Suggestion => ({
  href: to.hole(hole),
  name: displayName(hole.locationId),
  notes: [...depthOf(hole.finalDepth), nameOf(hole.project)],
})

const depthOf = (depth: number | null): string[] => (depth === null ? [] : [strings.depth(depth)])

const statedPlaces = ({ places, text }: SearchResults, to: SearchAddresses): Suggestion[] =>
  places.map((place) => {
    const { latitude, longitude, isOrderAssumed, assumedGrid } = place
    const degrees = words.degrees(latitude, longitude)
    const note = isOrderAssumed ? `${degrees} (${words.orderAssumed})` : degrees
    const grid = assumedGrid === undefined ? [] : [words.gridAssumed(assumedGrid)]
    return { href: to.place(place), name: text, notes: [...grid, note] }
  })

const townsOf = ({ towns }: SearchResults, to: SearchAddresses): Suggestion[] =>
  towns.map((town) => ({ href: to.town(town), name: town.name, notes: [town.region] }))

/** `isNamed`: with the name of the project. None where the project does not have the hole. */
function rowOption(row: SearchHit, to: SearchAddresses, isNamed: boolean): Suggestion[] {
  const { locationId, project, location, table, depthTop, depthBase, matches } = row
  const href = to.row(row)
  const [match] = matches
  if (href === null || !match) return []
  const depths = depthTop === null ? [] : [wordHitStrings.depths(depthTop, depthBase)]
  const notes = [...depths, ...(isNamed ? [nameOf(project)] : [])]
  const excerpt = excerptOf(match, MAX_EXCERPT_CHARACTERS)
  // Of the rows of a table of one hole, which open beside each other, the first is listed.
  const listedBy = `${location?.id ?? ''} ${table}`
  return [{ href, listedBy, name: displayName(locationId), notes, words: excerpt }]
}

function distinct(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  const seen = new Set<string>()
  return groups
    .map((group) => ({
      ...group,
      options: group.options.filter(({ href, listedBy = href }) => !seen.has(listedBy) && seen.add(listedBy)),
    }))
    .filter(({ options }) => options.length > 0)
}
