import { test } from 'vitest'
import { expectLinear } from '../../../../packages/contract/test/expect-linear.ts'
import { sanitiseSvg } from '../../src/import/annotations/sanitise-svg.ts'
import { allowedValue } from '../../src/import/annotations/svg-allow-list.ts'
import { readLocationNumbers } from '../../src/import/locations/location-numbers.ts'
import { createPublicCodes } from '../../src/import/rows/public-codes.ts'
import { prepareRow } from '../../src/import/rows/row-shape.ts'
import { updatedAtText } from '../../src/import/rows/row-text.ts'
import { storedValues } from '../../src/import/rows/stored-values.ts'
import { defaultStyle } from '../../src/import/styles/default-style.ts'
import { printable } from '../../src/common/printable.ts'

const LIFTED = ['LOCA_NATE', 'LOCA_LAT', 'LOCA_GL']

test('numbers and positions of holes are read in linear time', () => {
  const parts = ['0', '12', '.', ',', '-', '+', 'e', ' ', '\t', '°', "'", 'N', 'D', 'M', 'S', 'null']
  expectLinear((text) => {
    readLocationNumbers(
      new Map(LIFTED.map((heading) => [heading, text])),
      'AGS4',
      { configured: {}, unitOf: () => '' },
      () => undefined,
    )
  }, parts)
})

test('stored rows are read in linear time', () => {
  const publicCodes = createPublicCodes({})
  const shape = {
    group: 'A',
    table: 'A',
    locationHeading: null,
    keys: null,
    keyKinds: {},
    parents: [],
    standard: [],
    publicCodes,
  }
  expectLinear(
    (text) => {
      // A numeric heading makes the reader keep the order of the text.
      const values = new Map([
        ['1', text],
        ...Array.from(text.slice(0, 2000), (_, index) => [`A${index}`, text[index] ?? ''] as const),
      ])
      const { content, internal } = prepareRow(shape, { id: '0'.repeat(24), locationId: '', values })
      storedValues({ body: content + updatedAtText('2026-01-31T09:15:00.000Z'), internal }, publicCodes)
    },
    ['"', '\\', '":"', ',', '\n', 'x', '1'],
  )
})

const MARKUP = '<g> </g> <g/> > < &amp; & ; <!-- --> ]]> <!DOCTYPE'.split(' ')
const ATTRIBUTES = [
  '<path d="',
  '"',
  "'",
  'style="',
  'fill:',
  'url(',
  '#a',
  ')',
  '!important',
  'xmlns:a="b"',
  ' ',
]
const SVG = [...MARKUP, ...ATTRIBUTES, '\uFEFF']

test('icons are sanitised in linear time', () => {
  expectLinear(
    (text) => sanitiseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${text}</svg>`),
    SVG,
  )
  expectLinear(
    (text) => sanitiseSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" ${text}></svg>`),
    SVG,
  )
  expectLinear((text) => allowedValue('fill', text), SVG)
  expectLinear((text) => allowedValue('transform', text), SVG)
})

test('types of holes and names of files are read in linear time', () => {
  expectLinear((text) => defaultStyle(text, () => text), ['CP', '+', '/', ',', '&', ' ', 'x'])
  expectLinear(printable, ['a', '\u001b', '\u2028', 'é', '\n'])
})
