import type { Ground } from './composition.ts'
import { CONDITION_TILES } from './condition-tiles.ts'

const path = (d: string) => `<path d="${d}"/>`
const ring = (x: number, y: number) => `<ellipse cx="${x}" cy="${y}" rx="3" ry="2.4"/>`
const dots = (...points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="0.9" fill="currentColor" stroke="none"/>`).join('')

const bricks = path(
  'M0 .5h40M0 8.5h40M0 16.5h40M0 24.5h40M10 .5v8M30 .5v8M0 8.5v8M20 8.5v8M10 16.5v8M30 ' +
    '16.5v8M0 24.5v8M20 24.5v8',
)
const plus = (x: number, y: number) => `M${x - 3} ${y}h6M${x} ${y - 3}v6`

/** Ground that is drawn in one way, whatever else is in it. */
export const TILES: Readonly<Partial<Record<Ground, string>>> = {
  ...CONDITION_TILES,
  made: path('M0 0 40 32M20 0 40 16M0 16 20 32M40 0 0 32M20 0 0 16M40 16 20 32'),
  topsoil: path('M0 8h40M0 24h40M6 8V2M10 8l2-5M26 8V2M30 8l2-5M16 24v-6M20 24l2-5M36 24v-6M2 24l2-5'),
  mudstone: path(
    'M0 2.5h40M0 10.5h40M0 18.5h40M0 26.5h40M3 6.5h10M23 6.5h10M13 14.5h10M33 14.5h7M3 22.5h10M23 ' +
      '22.5h10M13 30.5h10M33 30.5h7',
  ),
  siltstone: path(
    'M0 .5h40M0 16.5h40M8 6l4 4m0-4-4 4M28 6l4 4m0-4-4 4M18 22l4 4m0-4-4 4M-2 22l4 ' +
      '4m0-4-4 4M38 22l4 4m0-4-4 4',
  ),
  sandstone:
    path('M0 .5h40M0 16.5h40') +
    dots(
      [5, 6],
      [15, 6],
      [25, 6],
      [35, 6],
      [0, 11],
      [10, 11],
      [20, 11],
      [30, 11],
      [40, 11],
      [5, 22],
      [15, 22],
      [25, 22],
      [35, 22],
      [0, 27],
      [10, 27],
      [20, 27],
      [30, 27],
      [40, 27],
    ),
  limestone: bricks,
  chalk: path(
    'M0 .5h40M0 16.5h40M10 .5v6M30 .5v6M20 16.5v6M0 16.5v6M40 16.5v6M15 10h4M35 10h4M5 26h4M25 26h4',
  ),
  coal: '<rect width="40" height="32" fill="currentColor" stroke="none"/>',
  breccia: path('M4 12l4-7 5 7zM22 8l7-4 2 8zM12 28l3-8 6 6zM30 28l4-8 5 8z'),
  conglomerate:
    path('M0 .5h40M0 16.5h40') +
    ring(9, 8.5) +
    ring(29, 8.5) +
    ring(19, 24.5) +
    ring(-1, 24.5) +
    ring(39, 24.5),
  igneous: path([plus(8, 8), plus(28, 8), plus(18, 24), plus(38, 24), plus(-2, 24)].join('')),
  metamorphic: path('M0 6q5-6 10 0t10 0 10 0 10 0M0 16q5-6 10 0t10 0 10 0 10 0M0 26q5-6 10 0t10 0 10 0 10 0'),
  slate: path('M0 32 12 0M10 32 22 0M20 32 32 0M30 32 42 0M-10 32 2 0'),
  shale: path('M0 2.5h40M0 7.5h40M0 12.5h40M0 17.5h40M0 22.5h40M0 27.5h40'),
  pyroclastic: path('M5 5l3 6 3-6M25 5l3 6 3-6M15 21l3 6 3-6M35 21l3 6 3-6'),
  evaporite: path('M0 10 10 2 20 10 30 2 40 10M0 26 10 18 20 26 30 18 40 26'),
  ironstone: path('M0 .5h40M0 16.5h40M6 8.5h28M6 24.5h28M10 5v7M30 5v7M20 21v7'),
  concrete:
    path('M6 10l3-5 4 5zM27 25l4-5 3 5z') +
    dots([20, 6], [33, 10], [10, 22], [17, 28], [24, 15], [3, 29], [38, 28], [2, 16]),
  bituminous: path('M0 0 32 32M8 0 40 32M16 0 40 24M24 0 40 16M32 0 40 8M0 8 24 32M0 16 16 32M0 24 8 32'),
  brickwork: bricks + path('M0 4.5h10M30 4.5h10M20 12.5h20M10 20.5h20M0 28.5h20'),
  wood: path('M4 0q4 8 0 16t0 16M14 0q4 8 0 16t0 16M24 0q4 8 0 16t0 16M34 0q4 8 0 16t0 16'),
}
