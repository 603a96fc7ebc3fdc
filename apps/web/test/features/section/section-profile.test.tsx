import type { TableRow } from '@groundsheet/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { holeOf, type Hole } from '../../../src/data/holes/hole.ts'
import { fillSection, planSection } from '../../../src/features/section/section-model.ts'
import { layOutSticks } from '../../../src/features/section/lay-out-sticks.ts'
import { placeSticks } from '../../../src/features/section/place-sticks.ts'
import { profileWidths } from '../../../src/features/section/profile-widths.ts'
import { readLegend } from '../../../src/features/section/section-legend-entries.ts'
import { SectionProfile } from '../../../src/features/section/section-profile.tsx'
import { layOutSection, sectionScale } from '../../../src/features/section/section-scale.ts'
import { SectionStick } from '../../../src/features/section/section-stick.tsx'

const LATITUDE_DEG = 55
const PATH = [
  [0, LATITUDE_DEG],
  [0.015, LATITUDE_DEG],
] as const

let made = 0
const newId = () => (made += 1).toString(16).padStart(24, '0')

const hole = (locationId: string, longitude: number): Hole =>
  holeOf({
    ...{ id: newId(), locationId, table: 'LOCA', easting: null, northing: null, longitude },
    ...{ latitude: LATITUDE_DEG, groundLevel: 20, finalDepth: 5, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

const rows = (table: string, locationId: string, ...all: Record<string, string>[]): TableRow[] =>
  all.map((data) => ({
    ...{ id: newId(), table, locationId, parents: [], data },
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))

const blows = (locationId: string, ...values: string[]) =>
  rows(
    'DPRB',
    locationId,
    ...values.map((DPRB_BLOW, at) => ({ DPRB_DPTH: (at / 10).toFixed(2), DPRB_BLOW, DPRB_INC: '100' })),
  )

test('holes with and without strata have a cone or probe profile, with one scale for each kind', () => {
  const tables: Readonly<Record<string, Record<string, TableRow[]>>> = {
    DP1: { DPRB: blows('DP1', '2', '0', '31') },
    DP2: { DPRB: blows('DP2', '4') },
    CPT1: { STCN: rows('STCN', 'CPT1', { STCN_DPTH: '0.05', STCN_RES: '8600', STCN_FRES: '80' }) },
    BH1: {
      DPRB: blows('BH1', '70'),
      GEOL: rows('GEOL', 'BH1', { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_LEG: '201' }),
    },
  }
  const names = Object.keys(tables)
  const holes = names.map((name, at) => hole(name, at * 0.004))
  const { sticks, profileScales } = fillSection(
    planSection(PATH, holes, 50),
    ({ name }) => tables[name] ?? {},
    () => ({ unitOf: (_, heading) => (heading === 'STCN_RES' ? 'kPa' : ''), meaningOf: () => null }),
  )
  expect(sticks.map(({ profile }) => [profile?.kind, profile?.marks.map(({ value }) => value)])).toEqual([
    ['probe', [2, 0, 31]],
    ['probe', [4]],
    ['cone', [8.6]],
    ['probe', [70]],
  ])
  expect(sticks.map(({ strata }) => strata.length)).toEqual([0, 0, 0, 1])
  expect(profileScales).toEqual({ cone: 10, probe: 80 })
})

test('profiles of one kind are equally wide, unless a hole has too little room', () => {
  const probe = (room: number) => ({ kind: 'probe' as const, room })
  expect(profileWidths([probe(200), probe(60), null, { kind: 'cone', room: 200 }])).toEqual([45, 45, 0, 64])
  expect(profileWidths([probe(200), probe(14), probe(60)])).toEqual([45, 12, 45])
})

test('a profile is never wider than its room, and has no width where a reader would not see it', () => {
  const probe = (room: number) => ({ kind: 'probe' as const, room })
  expect(profileWidths([probe(10), probe(12), probe(4), probe(-20)])).toEqual([10, 12, 0, 0])
})

test('an impossible reading is reported and excluded from the profile scale', () => {
  const { profileScales, unscaled } = fillSection(planSection(PATH, [hole('DP1', 0)], 50), () => ({
    DPRB: blows('DP1', '10', '1E300', '31'),
  }))
  expect(profileScales).toEqual({ probe: 40 })
  expect(unscaled.map(({ hole, mark }) => [hole.name, mark.top, mark.value])).toEqual([['DP1', 0.1, 1e300]])
})

test('blows are steps to the right of the hole line, and zero blows are on the line', () => {
  const { sticks } = fillSection(planSection(PATH, [hole('DP1', 0)], 50), () => ({
    DPRB: blows('DP1', '10', '0', '-', '20'),
  }))
  const profile = sticks[0]?.profile
  if (!profile) throw new Error('no profile')
  const drawn = renderToStaticMarkup(
    <svg>
      <SectionProfile profile={profile} x={100} width={40} max={20} y={(depth) => depth * 100} />
    </svg>,
  )
  expect([...drawn.matchAll(/class="section-profile" d="([^"]+)"/g)].map(([, path]) => path)).toEqual([
    'M100.0 0.0H120.0V10.0H100.0V20.0H100.0',
    'M100.0 30.0H140.0V40.0H100.0',
  ])
})

test('the profile of a hole with strata starts at the right edge of its column', () => {
  const section = fillSection(planSection(PATH, [hole('BH1', 0), hole('BH2', 0.015)], 50), ({ name }) => ({
    GEOL: rows('GEOL', name, { GEOL_TOP: '0', GEOL_BASE: '5', GEOL_GEOL: 'LONDON CLAY' }),
    ...(name === 'BH1' && { DPRB: blows(name, '10', '20') }),
  }))
  const scale = sectionScale(layOutSection(900, 300), { from: 0, to: 960, level: 17 }, 5)
  const sticks = placeSticks(section.sticks, scale)
  const [placed] = sticks
  const [layout] = layOutSticks(sticks, scale, false, section.profileScales)
  if (!placed || !layout) throw new Error('no stick')
  const drawn = renderToStaticMarkup(
    <SectionStick
      id="a"
      placed={placed}
      scale={scale}
      legend={readLegend(section.sticks, createGlossary(undefined))}
      layout={layout}
      depth={null}
      isDashed={false}
      profileScales={section.profileScales}
    />,
  )
  const [, left = ''] = /class="section-bore" x="([\d.]+)"/.exec(drawn) ?? []
  const [, start = ''] = /class="section-profile" d="M([\d.]+) /.exec(drawn) ?? []
  expect(Number(start)).toBeCloseTo(Number(left) + placed.width, 0)
})

test('a dynamic cone penetrometer has a profile of mm per blow in place of an empty column', () => {
  const test1 = { DCPG_TESN: '1', DCPG_DPTH: '0.30' }
  const DCPT = rows(
    'DCPT',
    'DCP1',
    { ...test1, DCPT_CBLO: '5', DCPT_PEN: '100' },
    { ...test1, DCPT_CBLO: '10', DCPT_PEN: '160' },
  )
  const { sticks, profileScales } = fillSection(planSection(PATH, [hole('DCP1', 0)], 50), () => ({ DCPT }))
  expect(sticks[0]?.profile?.kind).toBe('dynamic-cone')
  expect(sticks[0]?.profile?.marks.map(({ top, value }) => [top, value])).toEqual([
    [0.3, 20],
    [0.4, 12],
  ])
  expect(profileScales).toEqual({ 'dynamic-cone': 20 })
})
