import { readLog } from '@groundsheet/logs'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createGlossary } from '../src/data/tables/glossary.ts'
import { StripLog } from '../src/features/strip-log/strip-log.tsx'
import { rowsOf } from './rows.ts'

const log = readLog(
  { finalDepth: 6, groundLevel: 21.5 },
  {
    GEOL: rowsOf('GEOL', [{ GEOL_TOP: '0.00', GEOL_BASE: '6.00', GEOL_DESC: 'Firm CLAY' }]),
    IVAN: rowsOf('IVAN', [
      { IVAN_DPTH: '1.00', IVAN_IVAN: '55' },
      { IVAN_DPTH: '2.00', IVAN_IVAN: '32' },
    ]),
    LNMC: rowsOf('LNMC', [{ SPEC_DPTH: '1.00', LNMC_MC: '24' }]),
    DPRB: rowsOf('DPRB', [
      { DPRB_DPTH: '0.10', DPRB_BLOW: '3' },
      { DPRB_DPTH: '0.20', DPRB_BLOW: '12' },
    ]),
  },
)

/** Middle of a drawn part, px from the left of the page. */
const middleOf = (part: Element): number => {
  const { left, width } = part.getBoundingClientRect()
  return left + width / 2
}

/** Lines of a path of vertical lines, px from the left of the page. */
const linesOf = (path: SVGPathElement): number[] =>
  Array.from((path.getAttribute('d') ?? '').matchAll(/M([\d.]+)/g), ([, x]) => {
    const { x: left } = new DOMPoint(Number(x), 0).matrixTransform(path.getScreenCTM() ?? undefined)
    return left
  })

test('every figure in the head of a column stands above a line of its grid', async () => {
  const { container } = await render(
    <div style={{ display: 'grid', height: 600 }}>
      <StripLog
        {...{ name: 'BH1', log, glossary: createGlossary(undefined), window: null }}
        {...{ selected: null, actions: null }}
        onWindow={() => undefined}
        onRow={() => undefined}
      />
    </div>,
  )
  await expect.poll(() => container.querySelectorAll('.log-point').length).toBeGreaterThan(2)
  const heads = [...container.querySelectorAll('.log-head-scale')]
  expect(heads.length).toBeGreaterThan(2)
  const lines = [...container.querySelectorAll<SVGPathElement>('.log-value-grid:not(.minor)')].flatMap(
    linesOf,
  )
  for (const head of heads) {
    // The first and the last figure are moved into the column.
    const inner = [...head.querySelectorAll('text')].slice(1, -1)
    for (const figure of inner) {
      const distances = lines.map((line) => Math.abs(line - middleOf(figure)))
      // The width of a figure is estimated.
      expect(Math.min(...distances), figure.textContent).toBeLessThan(4)
    }
  }
})
