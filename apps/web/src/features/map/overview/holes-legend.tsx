import { compareNaturally } from '@groundsheet/contract/natural-order'
import { useMemo } from 'react'
import type { CompanyHole } from '../../../data/holes/company-holes.ts'
import { holeTypesOf } from '../../../data/holes/hole-types.ts'
import { nameOf } from '../../../data/text/project-name.ts'
import { companyStrings } from '../../../ui/strings/company-strings.ts'
import { holeTypeName } from '../../../ui/hole-type-name.ts'
import { MarkerImage } from '../../../ui/marker-image.tsx'
import { NameAndCode } from '../../../ui/name-and-code.tsx'
import { strings } from '../../../ui/strings/strings.ts'

/** What the colours of holes show. */
export interface HoleColouring {
  readonly by: 'type' | 'project'
  readonly onBy: (by: 'type' | 'project') => void
}

interface Props extends HoleColouring {
  /** In their colours. */
  readonly holes: readonly CompanyHole[]
  readonly artwork: ReadonlyMap<string, string>
}

const words = companyStrings
const CHOICES = ['type', 'project'] as const

/** Key of the markers on the map of all projects. */
export function HolesLegend({ holes, artwork, by, onBy }: Props) {
  return (
    <details className="overview-overlays holes-legend">
      <summary>{words.legend}</summary>
      <select
        className="field"
        aria-label={words.colour}
        value={by}
        onChange={({ target }) => onBy(CHOICES.find((choice) => choice === target.value) ?? 'type')}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {words.colours[choice]}
          </option>
        ))}
      </select>
      <ul>{by === 'type' ? <Types holes={holes} artwork={artwork} /> : <ProjectsOfHoles holes={holes} />}</ul>
    </details>
  )
}

function Types({ holes, artwork }: Pick<Props, 'holes' | 'artwork'>) {
  const types = useMemo(() => holeTypesOf(holes), [holes])
  return types.map(({ code, count, style }) => (
    <li key={code}>
      <MarkerImage
        symbol={style.markerSymbol}
        colour={style.markerColor}
        artwork={style.markerIconId === null ? undefined : artwork.get(style.markerIconId)}
      />
      <span>
        <NameAndCode {...holeTypeName(style)} />
      </span>
      <span className="soft">{strings.number(count)}</span>
    </li>
  ))
}

function ProjectsOfHoles({ holes }: Pick<Props, 'holes'>) {
  const projects = useMemo(() => projectsOf(holes), [holes])
  return projects.map(({ id, name, colour, count }) => (
    <li key={id}>
      <MarkerImage symbol="circle" colour={colour} />
      <span>{name}</span>
      <span className="soft">{strings.number(count)}</span>
    </li>
  ))
}

const projectsOf = (holes: readonly CompanyHole[]) =>
  [...Map.groupBy(holes, ({ project }) => project.id)]
    .flatMap(([id, [first, ...others]]) =>
      first
        ? { id, name: nameOf(first.project), colour: first.style.markerColor, count: 1 + others.length }
        : [],
    )
    .sort((a, b) => compareNaturally(a.name, b.name))
