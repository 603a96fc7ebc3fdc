import { writeFileSync } from 'node:fs'
import { randomNumbers } from '../data/random.ts'

const quote = (values: readonly string[]) => `${values.map((value) => `"${value}"`).join(',')}\r\n`

/** An AGS 3.1 file of about `bytes`: holes with many strata, whose descriptions run over `<CONT>` lines. */
export function writeAgs3(path: string, bytes: number): void {
  const random = randomNumbers(3)
  const pieces = [
    `"**PROJ"\r\n${quote(['*PROJ_ID', '*PROJ_NAME', '*PROJ_AGS'])}${quote(['B3', 'Bench', '3.1'])}\r\n`,
    `"**HOLE"\r\n${quote(['*HOLE_ID', '*HOLE_TYPE', '*HOLE_NATE', '*HOLE_NATN', '*HOLE_GL', '*HOLE_FDEP'])}`,
    quote(['<UNITS>', '', 'm', 'm', 'm', 'm']),
  ]
  const holes = Array.from({ length: 400 }, (_, index) => `BH${index + 1}`)
  for (const hole of holes) {
    const place = [random() * 1000 + 430_000, random() * 1000 + 380_000, random() * 50, 30]
    pieces.push(quote([hole, 'CP', ...place.map((value) => value.toFixed(2))]))
  }
  pieces.push('\r\n"**GEOL"\r\n', quote(['*HOLE_ID', '*GEOL_TOP', '*GEOL_BASE', '*GEOL_DESC', '*GEOL_LEG']))
  pieces.push(quote(['<UNITS>', 'm', 'm', '', '']))
  let written = pieces.join('').length
  for (let stratum = 0; written < bytes; stratum += 1) {
    for (const hole of holes) {
      const row =
        quote([
          hole,
          (stratum / 100).toFixed(2),
          ((stratum + 1) / 100).toFixed(2),
          `Firm brown slightly sandy CLAY ${Math.floor(random() * 1e6)}`,
          '201',
        ]) + quote(['<CONT>', '', '', ' with rare fine gravel of flint', ''])
      pieces.push(row)
      written += row.length
    }
  }
  writeFileSync(path, pieces.join(''))
}
