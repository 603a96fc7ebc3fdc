import { datumOfCrs } from '@groundsheet/readings'
import { useState, type ReactNode } from 'react'
import { HoleLabelContext } from '../../data/holes/hole-label.ts'
import { DefaultDatumContext } from '../../data/holes/level-datum.ts'
import { AgsHeadingsContext } from '../../ui/ags-headings-context.ts'
import { createPointedHole, PointedHoleContext } from '../../ui/pointed-hole.ts'
import type { ProjectData } from '../state/use-project.ts'

interface Props {
  readonly data: ProjectData
  readonly agsHeadings: boolean
  readonly children: ReactNode
}

/**
 * What all parts of a project screen share: the hole under the pointer, names of holes, the datum, AGS
 * headings.
 */
export function ProjectContexts({ data, agsHeadings, children }: Props) {
  const [pointed] = useState(createPointedHole)
  return (
    <PointedHoleContext value={pointed}>
      <HoleLabelContext value={data.list.labelOf}>
        <DefaultDatumContext value={datumOfCrs(data.project?.crs)}>
          <AgsHeadingsContext value={agsHeadings}>{children}</AgsHeadingsContext>
        </DefaultDatumContext>
      </HoleLabelContext>
    </PointedHoleContext>
  )
}
