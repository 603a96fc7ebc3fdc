import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSpt } from '../src/index.ts'

/** Blows and penetration (mm) of one increment. */
type Increment = readonly [blows: number, penetration: number]
interface Test {
  readonly seating: readonly Increment[]
  readonly main: readonly Increment[]
  readonly whole: boolean
}

const full = (max: number) => fc.integer({ min: 0, max }).map((blows): Increment => [blows, 75])
const seatings = fc.oneof(
  fc.tuple(full(12), full(12)),
  fc.integer({ min: 5, max: 74 }).map((penetration): Increment[] => [[25, penetration]]),
)
const wholeDrives = fc
  .tuple(full(12), full(12), full(12), full(12))
  .map((main) => ({ main: main, whole: true }))
/** Stopped at 50 blows, within its first to fourth increment. */
const shortDrives = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 14 }), { maxLength: 3 }), fc.integer({ min: 6, max: 69 }))
  .map(([blows, last]) => ({
    main: [...blows.map((count): Increment => [count, 75]), [50 - total(blows), last] as const],
    whole: false,
  }))
const tests: fc.Arbitrary<Test> = fc
  .tuple(seatings, fc.oneof(wholeDrives, shortDrives))
  .map(([seating, drive]) => ({ seating, ...drive }))

const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
const blowsOf = (drive: readonly Increment[]) => total(drive.map(([blows]) => blows))
const penetrationOf = (drive: readonly Increment[]) => total(drive.map(([, penetration]) => penetration))

const listOf = (drive: readonly Increment[]) =>
  drive.map(([blows, mm]) => (mm === 75 ? `${blows}` : `${blows} for ${mm}mm`)).join(',')
const listsOf = ({ seating, main }: Test) => `${listOf(seating)}/${listOf(main)}`
const resultOf = ({ main, whole }: Test) =>
  whole ? `N=${blowsOf(main)}` : `${blowsOf(main)}/${penetrationOf(main)}`
const totalOf = ({ seating, main }: Test) => String(penetrationOf(seating) + penetrationOf(main))
const incrementsOf = ({ seating, main }: Test) =>
  Object.fromEntries(
    [seating[0], seating[1], ...main].flatMap((increment, index) => [
      [`ISPT_INC${index + 1}`, String(increment?.[0] ?? '')],
      [`ISPT_PEN${index + 1}`, String(increment?.[1] ?? '')],
    ]),
  ) as Record<string, string>

/** ISPT_REP, ISPT_NPEN and ISPT_SEAT, with ISPT_NVAL of whole drives alone. */
const reported = (test: Test): Record<string, string> => ({
  ISPT_REP: resultOf(test),
  ISPT_NPEN: totalOf(test),
  ISPT_SEAT: String(blowsOf(test.seating)),
  ...(test.whole && { ISPT_NVAL: String(blowsOf(test.main)) }),
})

/** Ways in which files write the same test. */
const FORMS: Readonly<Record<string, (test: Test) => Record<string, string>>> = {
  increments: incrementsOf,
  text: (test) => ({ ISPT_REP: `N=${blowsOf(test.main)} (${listsOf(test)})` }),
  'increments and text': (test) => ({
    ...incrementsOf(test),
    ISPT_REP: `N=${blowsOf(test.main)} (${listsOf(test)})`,
  }),
  'text, total and seating': reported,
  'text, total, seating and main': (test) => ({ ...reported(test), ISPT_MAIN: String(blowsOf(test.main)) }),
  'N, total and lists': (test) => ({
    ISPT_NVAL: String(blowsOf(test.main)),
    ISPT_NPEN: totalOf(test),
    ISPT_REP: listsOf(test),
  }),
  'N and total': (test) => ({
    ISPT_NVAL: String(blowsOf(test.main)),
    ISPT_NPEN: String(150 + penetrationOf(test.main)),
    ...(blowsOf(test.main) === 0 && { ISPT_REP: 'N=0' }),
  }),
}

/** Without a statement of the seating, 151 to 300 mm may be of both drives or of the main drive alone. */
const isUnclear = (form: string, driven: Test): boolean =>
  form === 'N and total' &&
  penetrationOf(driven.main) > 0 &&
  penetrationOf(driven.main) <= 150 &&
  blowsOf(driven.main) > 0

test.each(Object.entries(FORMS))(
  'as %s: a whole drive is N, a short one all its blows in all its penetration',
  (name, form) => {
    fc.assert(
      fc.property(tests, (driven) => {
        const blows = blowsOf(driven.main)
        const penetration = penetrationOf(driven.main)
        const short = isUnclear(name, driven)
          ? { kind: 'at-least', blows }
          : { kind: 'incomplete', blows, penetration }
        expect(readSpt(form(driven)).result).toEqual(driven.whole ? { kind: 'n', n: blows } : short)
      }),
      { numRuns: 1000 },
    )
  },
)
