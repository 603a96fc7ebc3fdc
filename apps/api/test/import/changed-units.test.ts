import { expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createDesk } from './desk.ts'

/** A site with one vane test, whose strength is in a unit. */
function siteIn(unit: string): string {
  const IVAN = [
    ['LOCA_ID', 'IVAN_DPTH', 'IVAN_IVAN'],
    ['BH1', '2.00', '40'],
  ]
  const lines = smallSite({ IVAN }).split('\r\n')
  const start = lines.findIndex((line) => line.includes('"GROUP","IVAN"'))
  const at = lines.findIndex((line, index) => index > start && line.startsWith('"UNIT"'))
  return lines.with(at, `"UNIT","","m","${unit}"`).join('\r\n')
}

const changes = async (...units: string[]) => {
  const desk = createDesk()
  const found: string[] = []
  for (const [index, unit] of units.entries()) {
    const { diagnostics } = await desk.import(desk.write(`site-${index}.ags`, siteIn(unit)))
    found.push(
      ...diagnostics.items
        .filter(({ rule }) => rule === 'unit-changed')
        .map(({ heading, message }) => `${heading ?? ''}: ${message}`),
    )
  }
  return found
}

test('a heading that comes in another unit than before is warned of', async () => {
  expect(await changes('kPa', 'MPa')).toEqual([
    'IVAN_IVAN: The unit was kPa and is now MPa; earlier values are now read in MPa. Deliver them again in one unit.',
  ])
})

test('another spelling of a unit is no change, nor is a delivery that states none', async () => {
  expect(await changes('kPa', 'kN/m2', '', 'KPA')).toEqual([])
})
