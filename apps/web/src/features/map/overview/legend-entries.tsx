import type { ProjectItem } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import type { ReactNode } from 'react'
import { UNSTATED_COLOUR } from '../../../data/holes/colour-holes.ts'
import { VALUE_CLASSES } from '../../../data/holes/company-colours.ts'
import type { CompanyHole } from '../../../data/holes/company-holes.ts'
import { holeTypesOf, stylesOfTypes } from '../../../data/holes/hole-types.ts'
import type { HoleStyle } from '../../../data/holes/hole.ts'
import { nameOf } from '../../../data/text/project-name.ts'
import { holeTypeName } from '../../../ui/hole-type-name.ts'
import { NameAndCode } from '../../../ui/name-and-code.tsx'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import type { HoleTileStyle } from './hole-tile-style.ts'

interface LegendEntry {
  readonly key: string
  readonly name: ReactNode
  readonly colour: string
  readonly symbol?: string
  /** Id of custom artwork. */
  readonly icon?: string | null
  /** Holes on the map; absent where single ones are not read. */
  readonly count?: number
}

const words = companyStrings

/** Each colour of holes with what it represents. `holes`: in their colours; null: drawn from tiles. */
export function legendEntries(
  tileStyle: HoleTileStyle,
  holes: readonly CompanyHole[] | null,
  projects: readonly ProjectItem[],
): LegendEntry[] {
  if (tileStyle.by === 'type') return holes ? typesOf(holes) : typesOfTiles(tileStyle)
  if (tileStyle.by === 'project') return holes ? projectsOf(holes) : projectsOfTiles(tileStyle, projects)
  return classesOf(tileStyle.by, holes)
}

const typeEntry = (code: string, style: HoleStyle): LegendEntry => ({
  key: code,
  name: <NameAndCode {...holeTypeName(style)} />,
  colour: style.markerColor,
  symbol: style.markerSymbol,
  icon: style.markerIconId,
})

const typesOf = (holes: readonly CompanyHole[]) =>
  holeTypesOf(holes).map(({ code, count, style }) => ({ ...typeEntry(code, style), count }))

const typesOfTiles = ({ styles }: HoleTileStyle) =>
  [...stylesOfTypes(styles)]
    .sort(([a, one], [b, other]) => compareNaturally(one.locationTypeName || a, other.locationTypeName || b))
    .map(([code, style]) => typeEntry(code, style))

const sortByName = (entries: readonly (LegendEntry & { readonly name: string })[]): LegendEntry[] =>
  entries.toSorted((a, b) => compareNaturally(a.name, b.name))

const projectsOf = (holes: readonly CompanyHole[]): LegendEntry[] =>
  sortByName(
    [...Map.groupBy(holes, ({ project }) => project.id)].flatMap(([key, [first, ...others]]) =>
      first
        ? { key, name: nameOf(first.project), colour: first.style.markerColor, count: 1 + others.length }
        : [],
    ),
  )

const projectsOfTiles = (
  { projects: colours }: HoleTileStyle,
  projects: readonly ProjectItem[],
): LegendEntry[] =>
  sortByName(
    projects.map((project) => ({
      key: project.id,
      name: nameOf(project),
      colour: colours.get(project.id) ?? UNSTATED_COLOUR,
    })),
  )

/** All classes and the holes that do not state the value, whatever is in view. */
function classesOf(by: 'date' | 'depth', holes: readonly CompanyHole[] | null): LegendEntry[] {
  const countOf = (colour: string) =>
    holes && { count: holes.filter(({ style }) => style.markerColor === colour).length }
  const classes = VALUE_CLASSES[by]
  return [
    ...classes.map(({ from, colour }, at) => ({
      key: `${from}`,
      name: words.classes[by](from, classes[at + 1]?.from ?? Infinity),
      colour,
      ...countOf(colour),
    })),
    {
      key: 'unstated',
      name: words.classes.unstated[by],
      colour: UNSTATED_COLOUR,
      ...countOf(UNSTATED_COLOUR),
    },
  ]
}
