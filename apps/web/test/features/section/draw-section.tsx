import type { TableRow } from '@groundsheet/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { layOutSticks } from '../../../src/features/section/lay-out-sticks.ts'
import { placeSticks } from '../../../src/features/section/place-sticks.ts'
import { SectionDrawing } from '../../../src/features/section/section-drawing.tsx'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { fillSection, planSection, type Section } from '../../../src/features/section/section-model.ts'
import { layOutSection, sectionScale } from '../../../src/features/section/section-scale.ts'

/** A degree of longitude at the equator is 111 km. */
const DEG_PER_M_EAST = 1 / 111_320
const PATH = [
  [0, 0],
  [100 * DEG_PER_M_EAST, 0],
] as const

let made = 0
const newId = () => (made += 1).toString(16).padStart(24, '0')

const hole = (locationId: string, metres: number, groundLevel: number): Hole =>
  holeOf({
    ...{ id: newId(), locationId, table: 'LOCA', easting: null, northing: null, latitude: 0 },
    ...{ longitude: metres * DEG_PER_M_EAST, groundLevel, finalDepth: 20, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

const row = (table: string, locationId: string, data: Record<string, string>): TableRow => ({
  ...{ id: newId(), table, locationId, parents: [], data },
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** N values by depth in metres. */
export type Tests = readonly (readonly [depth: number, n: number])[]

/** Depths of a strike and of the level water rose to, metres. */
type Rise = readonly [strike: number, rose: number]

interface HoleContents {
  readonly at: number
  readonly tests: Tests
  readonly level?: number
  readonly water?: readonly Rise[]
  /** GEOL_GEOL of the only stratum. */
  readonly stratum?: string
}

/**
 * Holes with strata along a line of 100 m, `at` metres from its start; `probed`: names of holes with a
 * dynamic probe.
 */
export function sectionOf(holes: Record<string, HoleContents>, probed: readonly string[] = []) {
  const all = Object.entries(holes).map(([name, { at, level = 20 }]) => hole(name, at, level))
  return fillSection(planSection(PATH, all, 50), ({ name }) => ({
    GEOL: [row('GEOL', name, { GEOL_TOP: '0', GEOL_BASE: '20', GEOL_GEOL: holes[name]?.stratum ?? '' })],
    ISPT: (holes[name]?.tests ?? []).map(([depth, n]) =>
      row('ISPT', name, { ISPT_TOP: depth.toFixed(2), ISPT_NVAL: `${n}`, ISPT_REP: `N=${n}` }),
    ),
    WSTK: (holes[name]?.water ?? []).map(([strike, rose]) =>
      row('WSTK', name, { WSTK_DEP: strike.toFixed(2), WSTK_POST: rose.toFixed(2), WSTK_NMIN: '20' }),
    ),
    ...(probed.includes(name) && {
      DPRB: ['2', '9', '5'].map((DPRB_BLOW, at) =>
        row('DPRB', name, { DPRB_DPTH: (at / 10).toFixed(2), DPRB_BLOW, DPRB_INC: '100' }),
      ),
    }),
  }))
}

export function scaleOf(height: number, width = 900) {
  const layout = layOutSection(width, 400)
  const window = { from: 0, to: 100, level: 10 }
  const { perMetre } = sectionScale(layout, window, 1)
  return sectionScale(layout, window, height / 20 / perMetre)
}

export function lastLayoutOf(section: Section, height: number) {
  const scale = scaleOf(height)
  return layOutSticks(placeSticks(section.sticks, scale), scale, true, section.profileScales).at(-1)
}

/** Markup of a section; `height`: px for 20 m; `width`: px of the drawing. */
export function draw(section: Section, height: number, width?: number) {
  const scale = scaleOf(height, width)
  return renderToStaticMarkup(
    <svg>
      <SectionDrawing
        section={section}
        scale={scale}
        placed={placeSticks(section.sticks, scale)}
        legend={readLegend(section.sticks, createGlossary(undefined))}
        dashedBeyond={50}
        ties={[]}
        tests
      />
    </svg>,
  )
}
