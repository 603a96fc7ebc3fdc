import type { TableRow } from '@groundsheet/contract'
import { LOG_TABLES, readLog } from '@groundsheet/logs'
import { statedDirection } from '@groundsheet/readings'
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createGlossary } from '../../../src/data/tables/glossary.ts'
import { depthScale } from '../../../src/features/strip-log/depth-scale.ts'
import { placeColumnTexts } from '../../../src/features/strip-log/place-column-texts.ts'
import { layoutLanes } from '../../../src/features/strip-log/lane-columns.ts'
import { LogDrawing } from '../../../src/features/strip-log/log-drawing.tsx'
import { limitsOf } from '../../../src/features/strip-log/use-depth-window.ts'

const HEADINGS = (
  'GEOL_TOP GEOL_BASE GEOL_DESC GEOL_LEG DETL_TOP DETL_BASE DETL_DESC SAMP_TOP SAMP_BASE SAMP_TYPE ' +
  'SAMP_REF ISPT_TOP ISPT_NVAL ISPT_REP ISPT_MAIN ISPT_PEN3 SCPT_DPTH SCPT_RES SCPT_FRES STCN_DPTH ' +
  'STCN_FRES WSTG_DPTH WSTD_POST WSTD_NMIN WSTK_DEP WSTK_POST CORE_TOP CORE_BASE CORE_PREC CORE_RQD ' +
  'FRAC_FROM FRAC_TO FRAC_FI BKFL_TOP BKFL_BASE BKFL_LEG PIPE_TOP PIPE_BASE PIPE_TYPE MONG_TRZ MONG_BRZ ' +
  'MONG_DIS IVAN_DPTH IVAN_IVAN HDIA_DPTH HDIA_DIAM CDIA_DPTH CDIA_DIAM SPEC_DPTH LNMC_MC LLPL_PL LLPL_LL'
).split(' ')

const value = fc.oneof(
  { weight: 4, arbitrary: fc.double({ min: -5, max: 60, noNaN: true }).map((depth) => depth.toFixed(2)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '1e308', '-1e9', 'NaN', '>50', '50/75 mm', 'Dry', '<b>x</b>', '&'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 80 }) },
)
const data = fc.dictionary(fc.constantFrom(...HEADINGS), value, { minKeys: 1, maxKeys: 6 })
const tables = fc.dictionary(fc.constantFrom(...LOG_TABLES), fc.array(data, { maxLength: 8 }), { maxKeys: 8 })
const metres = fc.option(fc.double({ min: -20, max: 900, noNaN: true }))

const rowsOf = (table: string, all: Record<string, string>[]): TableRow[] =>
  all.map((row, index) => ({
    id: index.toString(16).padStart(24, '0'),
    table,
    locationId: 'BH1',
    parents: [],
    data: row,
    updatedAt: '2026-01-01T00:00:00.000Z',
  }))

test('any rows are drawn without invalid numbers, and markup in the data is escaped', () => {
  fc.assert(
    fc.property(
      tables,
      metres,
      metres,
      fc.integer({ min: 0, max: 900 }),
      (all, finalDepth, groundLevel, width) => {
        const rows = Object.fromEntries(Object.entries(all).map(([code, some]) => [code, rowsOf(code, some)]))
        const log = readLog({ finalDepth, groundLevel }, rows)
        const layout = layoutLanes(log, width)
        const { whole, fit } = limitsOf(log)
        for (const window of [whole, fit]) {
          const scale = depthScale(window, 400)
          const descriptions = placeColumnTexts(layout, scale)
          const drawn = renderToStaticMarkup(
            <svg>
              <LogDrawing {...{ log, layout, scale, descriptions }} glossary={createGlossary(undefined)} />
            </svg>,
          )
          expect(drawn).not.toMatch(/="[^"]*(NaN|Infinity|undefined)[^"]*"/)
          expect(drawn).not.toContain('<b>')
        }
      },
    ),
    { numRuns: 150 },
  )
})

test('descriptions of a compared hole stay within its depths, each with its strength and soil', () => {
  const strata = rowsOf(
    'GEOL',
    ['0', '1', '2', '3'].map((top, index) => ({
      GEOL_TOP: top,
      GEOL_BASE: String(index + 1),
      GEOL_DESC: 'Firm to stiff fissured dark grey silty CLAY with pockets of fine sand and shell fragments',
    })),
  )
  const log = readLog({ finalDepth: 4, groundLevel: null }, { GEOL: strata })
  const layout = layoutLanes(log, 0, { hasAxes: false, minTextWidth: 120 })
  const scale = depthScale({ from: 0, to: 20 }, 720)
  const [texts = []] = placeColumnTexts(layout, scale, log.extent).values()
  expect(texts.map(({ lines }) => lines.join(' '))).toEqual(Array(4).fill('Firm to stiff fissured … CLAY'))
  expect(texts.every(({ y, height }) => y >= scale.y(0) - 1e-6 && y + height <= scale.y(4) + 1e-6)).toBe(true)
  const [free = []] = placeColumnTexts(layout, scale).values()
  expect(free.flatMap(({ lines }) => lines).length).toBeGreaterThan(
    texts.flatMap(({ lines }) => lines).length,
  )
})

test.each([
  ['90', false],
  ['60', true],
])('levels of a hole with an inclination of %s degrees have an asterisk: %s', (inclination, isMarked) => {
  const direction = statedDirection({ HOLE_INCL: inclination })
  const log = readLog({ finalDepth: 12, groundLevel: 84.5, direction }, {})
  const layout = layoutLanes(log, 600)
  const scale = depthScale(limitsOf(log).whole, 400)
  const drawn = renderToStaticMarkup(
    <svg>
      <LogDrawing {...{ log, layout, scale }} descriptions={new Map()} glossary={createGlossary(undefined)} />
    </svg>,
  )
  const [, ...levels] = drawn.split('class="log-levels"')
  expect(levels.length).toBeGreaterThan(0)
  expect(levels.map((level) => /<text[^>]*>[^<*]+\*<\/text>/.test(level))).toEqual(levels.map(() => isMarked))
})
