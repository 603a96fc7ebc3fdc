import { expect, test } from 'vitest'
import { createAgsParser, findUnreadNumbers } from '../src/index.ts'

function find(lines: readonly string[]) {
  const unread = findUnreadNumbers()
  const parser = createAgsParser(unread)
  parser.write(lines.join('\r\n'))
  parser.end()
  return unread.end().map(({ line, heading, message }) => [line, heading, message])
}

const HOLE = ['"**HOLE"', '"*HOLE_ID","*HOLE_GL","*HOLE_FDEP","*HOLE_REM"', '"<UNITS>","m","m",""']

test('text in place of a level of AGS 3 is found, with its first line', () => {
  expect(
    find([...HOLE, '"BH1","abc","10.00","dry"', '"BH2","12.5 m","1e1",""', '"BH3","","12.00",""']),
  ).toEqual([[4, 'HOLE_GL', '2 values are not read as numbers: abc, 12.5 m']])
})

test('numbers and words for a missing value are not', () => {
  expect(find([...HOLE, '"BH1","n/a","-","x"', '"BH2"," 12.50 ","+1.5e-1",""'])).toEqual([])
})

const LOCA = ['"GROUP","LOCA"', '"HEADING","LOCA_ID","LOCA_NATE","LOCA_GL"', '"UNIT","","m","m"']

test('a column that its data type says to be numbers is left to rule 8', () => {
  const rows = ['"DATA","BH1","east","high"']
  expect(find([...LOCA, '"TYPE","ID","2DP","X"', ...rows])).toEqual([
    [5, 'LOCA_GL', '1 value is not read as a number: high'],
  ])
})

test('latitudes and longitudes that cannot be read, and those out of range, are listed apart', () => {
  const headings = ['"GROUP","LOCA"', '"HEADING","LOCA_ID","LOCA_LAT","LOCA_LON"', '"UNIT","","",""']
  const rows = ['"DATA","BH1","51.5N?","-0:07:40"', '"DATA","BH2","95","-"', `"DATA","BH3","51°30'","190"`]
  expect(find([...headings, '"TYPE","ID","X","X"', ...rows])).toEqual([
    [5, 'LOCA_LAT', '1 value is not read as a number: 51.5N?'],
    [6, 'LOCA_LAT', '1 value is out of range: 95'],
    [7, 'LOCA_LON', '1 value is out of range: 190'],
  ])
  expect(find([...headings, '"TYPE","ID","DMS","2DP"', ...rows])).toEqual([
    [6, 'LOCA_LAT', '1 value is out of range: 95'],
    [7, 'LOCA_LON', '1 value is out of range: 190'],
  ])
})
