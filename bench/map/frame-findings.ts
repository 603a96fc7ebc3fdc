import { medianOf } from '../median.ts'
import { atLeast, atMost, type BenchSize, type Finding, type Goal } from '../part.ts'
import { leftOut, missingReason } from '../competitors/install-competitors.ts'
import { COMPETITORS } from './competitors.ts'
import type { Visits } from './visit-rounds.ts'
import type { Visit } from './visit-page.ts'

/** Milliseconds of the main thread that a frame may take, by number of holes. */
const FRAME_GOALS: Readonly<Record<number, number>> = { 1000: 4, 10_000: 16, 100_000: 5 }

/** What is read of a visit, and how it is written. */
const MEASURES = {
  cpu: {
    what: 'main thread in a frame',
    read: ({ frame }: Visit) => frame.cpu,
    write: (value: number) => `${value.toFixed(1)} ms`,
  },
  wall: {
    what: 'from frame to frame',
    read: ({ frame }: Visit) => frame.wall,
    write: (value: number) => `${value.toFixed(0)} ms`,
  },
  opening: {
    what: 'opening',
    read: ({ opening }: Visit) => opening,
    write: (value: number) => `${(value / 1000).toFixed(2)} s`,
  },
} as const

type Measure = keyof typeof MEASURES

/** Lines of the table for one project. `holes`: its number of holes. */
export function frameFindings(holes: number, visits: Visits, benchSize: BenchSize): readonly Finding[] {
  const middle = (name: string, measure: Measure) =>
    medianOf((visits.get(name) ?? []).map(MEASURES[measure].read))
  const line = (
    what: string,
    measure: Measure,
    value: number,
    ratio: number,
    goal: Goal | null,
  ): Finding => ({
    what: `${holes.toLocaleString('en')} holes: ${what}`,
    figure: MEASURES[measure].write(value),
    ratio,
    goal,
  })
  const against = (what: string, measure: Measure, other: string, goal: Goal | null, us = 'ours') => {
    const value = middle(us, measure)
    return line(what, measure, value, value / middle(other, measure), goal)
  }
  const cpu = middle('ours', 'cpu')
  const isMany = holes === 10_000
  return [
    line('main thread in a frame, milliseconds', 'cpu', cpu, cpu, atMost(FRAME_GOALS[holes] ?? 16)),
    line('the circle layer alone', 'cpu', middle('circles', 'cpu'), cpu / middle('circles', 'cpu'), null),
    against(
      'from frame to frame, against an empty map',
      'wall',
      'empty',
      holes === 100_000 ? atMost(1.25) : null,
    ),
    against('opening, against the circle layer', 'opening', 'circles', isMany ? atMost(1.5) : null),
    visits.has('again')
      ? against(
          'opening again, against the first time',
          'opening',
          'ours',
          isMany ? atMost(0.3) : null,
          'again',
        )
      : leftOut(`${holes.toLocaleString('en')} holes: opening again`, missingReason(benchSize)),
    ...COMPETITORS.flatMap(({ page, name }) => {
      if (!visits.has(page))
        return [leftOut(`${holes.toLocaleString('en')} holes: ${name}`, missingReason(benchSize))]
      return (Object.keys(MEASURES) as Measure[]).map((measure) => {
        const theirs = middle(page, measure)
        const ratio = theirs / middle('ours', measure)
        return {
          ...line(`${name}: ${MEASURES[measure].what}`, measure, theirs, ratio, atLeast(1)),
          group: 'against other maps',
        }
      })
    }),
  ]
}
