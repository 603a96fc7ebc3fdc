import { expect, test } from 'vitest'
import { readSpt } from '../src/index.ts'

const increments = (blows: string) =>
  Object.fromEntries(blows.split(',').map((value, index) => [`ISPT_INC${index + 1}`, value]))

test.each(['25,0,0,0,0,0', '25,25,0,0,0,0', '50,0,0,0,0,0', '10,50,0,0,0,0'])(
  'zeros behind a seating drive that was ended by its blows are not an N of 0: %s',
  (blows) => {
    expect(readSpt(increments(blows)).result.kind).toBe('seating')
  },
)

test('a test without blows that no drive ended is an N of 0', () => {
  expect(readSpt({ ...increments('1,0,0,0,0,0'), ISPT_NVAL: '0' }).result).toEqual({ kind: 'n', n: 0 })
})

test.each(['3,4,5,>5,7,8', '3,4,5,-5,7,8', '3,4,5,5.5,7,8', '10,15,10,15,20,50+', '10,15,10,15,20,1e3'])(
  'an increment that cannot be read leaves no N, and its text is kept: %s',
  (blows) => {
    expect(readSpt(increments(blows)).result).toEqual({ kind: 'unread', text: blows })
  },
)

test('with the N stated, an increment that cannot be read changes nothing', () => {
  expect(readSpt({ ...increments('3,4,5,>5,7,8'), ISPT_NVAL: '26' }).result).toEqual({ kind: 'n', n: 26 })
})

test.each([{ ISPT_REP: '50/75mm' }, { ISPT_REP: '7,9/50 for 75mm' }, increments('7,9,50')])(
  'an ISPT_NVAL of 0 beside blows of a main drive is no result, and is listed: %j',
  (row) => {
    const { result, disagreement } = readSpt({ ...row, ISPT_NVAL: '0' })
    expect(result).toEqual({ kind: 'incomplete', blows: 50, penetration: 75 })
    expect(disagreement).toContain('ISPT_NVAL 0')
  },
)
