import type { Browser, Page } from '@playwright/test'
import { medianOf } from '../median.ts'
import { atMost, type Effort, type Finding, type Goal } from '../part.ts'
import { moveAbout } from './frame-cost.ts'
import { longTasksAtWork } from './long-tasks.ts'
import { scriptMemory } from './script-memory.ts'
import { openTab, toggleTime, watchPictures } from './toggle-type.ts'
import { inFreshPage } from './visit.ts'

/** Holes of the project that is worked with, and of the one whose memory is weighed. */
const WORK_SIZES = {
  full: { work: 10_000, memory: 100_000 },
  quick: { work: 300, memory: 300 },
} as const

const PRESSES = { full: 6, quick: 1 } as const

/** What it is like to work with a project that is open. `address`: the viewer's, by number of holes. */
export async function workFindings(
  browser: Browser,
  address: (holes: number) => string,
  effort: Effort,
): Promise<readonly Finding[]> {
  const { work, memory } = WORK_SIZES[effort]
  const errors: Record<'work' | 'memory', string[]> = { work: [], memory: [] }
  const visit = <T>(
    holes: number,
    doWork: (page: Page) => Promise<T>,
    prepare: (page: Page) => Promise<void>,
  ) => inFreshPage(browser, { address: address(holes), effort }, doWork, prepare)
  const tasks = await visit(
    work,
    (page) => longTasksAtWork(page, effort),
    (page) => heedErrors(page, errors.work),
  )
  const presses = await visit(work, pressAgain(effort), watchPictures)
  const held = await visit(
    memory,
    async (page) => {
      const before = await scriptMemory(page)
      await moveAbout(page, effort)
      return before
    },
    (page) => heedErrors(page, errors.memory),
  )
  const middle = medianOf(presses)
  const all = held.page + held.workers
  return [
    finding(work, 'tasks over 50 ms at work', `longest ${tasks.longest} ms`, tasks.count, atMost(0)),
    finding(work, 'a type toggled, milliseconds', `${middle.toFixed(0)} ms`, middle, atMost(400)),
    finding(
      memory,
      'memory of JavaScript, MB',
      `page ${held.page.toFixed(0)}, workers ${held.workers.toFixed(0)} MB`,
      all,
      atMost(120),
    ),
    errorFinding(work, errors.work),
    errorFinding(memory, errors.memory),
  ]
}

const finding = (holes: number, what: string, figure: string, ratio: number, goal: Goal): Finding => ({
  what: `${holes.toLocaleString('en')} holes: ${what}`,
  figure,
  ratio,
  goal,
})

const errorFinding = (holes: number, errors: readonly string[]): Finding =>
  finding(holes, 'errors in the console', errors[0] ?? 'none', errors.length, atMost(0))

const pressAgain = (effort: Effort) => async (page: Page) => {
  await openTab(page, 'Filters')
  const times: number[] = []
  for (let press = 0; press < PRESSES[effort]; press += 1) times.push(await toggleTime(page, effort))
  return times
}

/** MapLibre reports more than 65,535 signs in one tile. */
function heedErrors(page: Page, errors: string[]): Promise<void> {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text().slice(0, 80))
  })
  page.on('pageerror', ({ message }) => errors.push(message.slice(0, 80)))
  return Promise.resolve()
}
