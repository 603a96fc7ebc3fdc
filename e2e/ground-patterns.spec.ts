import type { Page } from '@playwright/test'
import { strataPattern, TILE } from '@groundsheet/symbols'
import { readPicture } from './read-picture.ts'
import { expect, test } from './test.ts'

/** Codes whose drawings differ, and one code of no list, which is blank. */
const CODES = [
  ...['101', '102', '103', '104', '105', '108', '201', '301', '401', '501', '601', '701', '730'],
  ...[
    '801',
    '802',
    '803',
    '804',
    '805',
    '806',
    '807',
    '808',
    '809',
    '812',
    '815',
    '816',
    '817',
    '818',
    '819',
  ],
  ...['996', '997', '998', '999', 'X'],
]

/** Of a legend on paper, of a legend on the screen, and of a stick of a section, px. */
const SIZES = [
  { width: 34, height: 15 },
  { width: 29, height: 17 },
  { width: 12, height: TILE.height },
]

const CELL_PX = 48

/** Lightness of every pixel of a swatch of each code, as black-and-white paper shows it. */
async function drawSwatches(page: Page, ink: string, ground: string, size: (typeof SIZES)[number]) {
  const patterns = CODES.map((code) => strataPattern({ code, meaning: '', description: '' }))
  const swatches = patterns.map(
    ({ id }, at) =>
      `<svg x="${at * CELL_PX}" ${Object.entries(size)
        .map(([name, px]) => `${name}="${px}"`)
        .join(' ')}>` + `<use href="#${id}-tile" width="${TILE.width}" height="${TILE.height}"/></svg>`,
  )
  const width = CODES.length * CELL_PX
  await page.setViewportSize({ width, height: TILE.height })
  await page.setContent(
    `<body style="margin:0;color:${ink};background:${ground}"><svg width="${width}" ` +
      `height="${TILE.height}"><defs>${patterns.map(({ svgTile }) => svgTile).join('')}</defs>` +
      `${swatches.join('')}</svg></body>`,
  )
  const { data } = await readPicture(page, await page.screenshot())
  return CODES.map((_, at) =>
    Array.from({ length: size.width * size.height }, (_, index) => {
      const [x, y] = [at * CELL_PX + (index % size.width), Math.floor(index / size.width)]
      const from = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0] = data.slice(from, from + 3)
      return 0.299 * red + 0.587 * green + 0.114 * blue
    }),
  )
}

/** Root of the mean squared difference of two swatches, of 255. */
const differenceOf = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(one.reduce((sum, value, at) => sum + (value - (other[at] ?? 0)) ** 2, 0) / one.length)

/** Light and dark: ink and ground. */
const SCHEMES = [
  ['#1c2226', '#ffffff'],
  ['#e6eaec', '#14191d'],
] as const

for (const [ink, ground] of SCHEMES)
  for (const size of SIZES)
    test(`the four differ from other ground: ${size.width} by ${size.height} px on ${ground}`, async ({
      page,
    }) => {
      const swatches = await drawSwatches(page, ink, ground, size)
      const alike = ['996', '997', '998', '999'].flatMap((code) => {
        const own = swatches[CODES.indexOf(code)] ?? []
        return CODES.filter((other, at) => other !== code && differenceOf(own, swatches[at] ?? []) < 30).map(
          (other) => `${code} and ${other}`,
        )
      })
      expect(alike).toEqual([])
    })
