import type { Page } from '@playwright/test'
import { logColumns, planLegend, printedPlan, printedSections, printedSheets } from './printed-sheets.ts'
import { sectionDrawings } from './section-parts.ts'

/** Texts that extend beyond their sheet. */
export const textsBeyondSheets = (page: Page) =>
  printedSheets(page).evaluateAll((sheets) =>
    sheets.flatMap((sheet) => {
      const paper = sheet.getBoundingClientRect()
      return [...sheet.querySelectorAll('text, th, td, p, h2, h3, dd')]
        .filter((element) => !element.closest('.visually-hidden'))
        .filter((element) => {
          const { left, right, bottom } = element.getBoundingClientRect()
          return left < paper.left || right > paper.right + 0.5 || bottom > paper.bottom
        })
        .map((element) => element.textContent)
    }),
  )

/** Px of a metre of depth on the first sheet of a log: between ground level and the last labelled depth. */
export const pxOfLogMetre = (page: Page) =>
  logColumns(page)
    .first()
    .evaluate((columns) => {
      const ticks = [...columns.querySelectorAll('.log-drawing g')].flatMap((group) => {
        const text = group.querySelector('text.log-figure')?.textContent ?? ''
        const tick = group.querySelector('path.log-tick')
        const isDepth = tick !== null && !group.classList.contains('log-levels') && /^\d/.test(text)
        return isDepth ? [{ depth: Number(text), y: tick.getBoundingClientRect().y }] : []
      })
      const [first, last] = [ticks[0], ticks.at(-1)]
      if (!first || !last || first === last) throw new Error('no ticks')
      return (last.y - first.y) / (last.depth - first.depth)
    })

/** Px of a metre of level on the first sheet of a section. */
export const pxOfSectionMetre = (page: Page) =>
  printedSections(page)
    .first()
    .evaluate((sheet) => {
      const lines = [...sheet.querySelectorAll('.section-levels > g')].map((group) => ({
        level: Number(group.querySelector('text')?.textContent),
        y: group.querySelector('path')?.getBoundingClientRect().y ?? NaN,
      }))
      const [first, last] = [lines[0], lines.at(-1)]
      if (!first || !last) throw new Error('no levels')
      return (first.y - last.y) / (last.level - first.level)
    })

/** Pieces of turn lines that cross a text, and the number of all pieces. */
export const turnLinesThroughTexts = (page: Page) =>
  sectionDrawings(page).evaluateAll((drawings) => {
    const pieces = drawings.flatMap((drawing) =>
      [...drawing.querySelectorAll('path.section-bend')].map((piece) => ({
        line: piece.getBoundingClientRect(),
        texts: [...drawing.querySelectorAll('text')].filter(({ textContent }) => textContent !== ''),
      })),
    )
    const crossed = pieces.flatMap(({ line, texts }) =>
      texts
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect()
          return line.left < right && line.right > left && line.top < bottom && line.bottom > top
        })
        .map(({ textContent }) => textContent),
    )
    return { pieces: pieces.length, crossed }
  })

/** Entries of the legend of a plan that extend beyond the frame of the plan. */
export async function entriesBeyondPlan(page: Page): Promise<string[]> {
  const frame = await printedPlan(page).boundingBox()
  if (!frame) throw new Error('there is no plan')
  return planLegend(page).evaluate(
    (legend, { x, y, width, height }) =>
      [...legend.querySelectorAll('span, h3, p')]
        .filter((entry) => {
          const { left, right, bottom } = entry.getBoundingClientRect()
          return left < x || right > x + width || bottom > y + height
        })
        .map(({ textContent }) => textContent),
    frame,
  )
}
