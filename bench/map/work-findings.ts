import type { Browser, Page } from '@playwright/test'
import { medianOf } from '../median.ts'
import { atMost, type BenchSize, type Finding, type Goal } from '../part.ts'
import { frameCost, panAndZoom, type FrameCost } from './frame-cost.ts'
import { longTasksAtWork, type LongTasks } from './long-tasks.ts'
import { scriptMemory, type ScriptMemory } from './script-memory.ts'
import { openTab, toggleTime, watchPictures } from './toggle-hole-type.ts'
import { inFreshPage, type Opening, type Visit } from './visit-page.ts'

/** Holes of the project that is worked with, and of the one whose memory is weighed. */
const WORK_SIZES = {
  full: { work: 10_000, memory: 100_000 },
  quick: { work: 300, memory: 300 },
} as const

const PRESSES = { full: 6, quick: 1 } as const

/** What it is like to work with a project that is open. */
export function workFindings(
  { tasks, toggles, held, errors }: Work,
  benchSize: BenchSize,
): readonly Finding[] {
  const { work, memory } = WORK_SIZES[benchSize]
  const middle = medianOf(toggles)
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

export interface Work {
  readonly tasks: LongTasks
  /** Milliseconds of each. */
  readonly toggles: readonly number[]
  readonly held: ScriptMemory
  /** Of the console, by the project that was open. */
  readonly errors: Readonly<Record<'work' | 'memory', readonly string[]>>
}

type Address = (holes: number) => string

/** So that no figure depends on what was done before it. */
export async function workInPagesOfTheirOwn(browser: Browser, address: Address): Promise<Work> {
  const benchSize = 'full'
  const { work, memory } = WORK_SIZES[benchSize]
  const errors: Record<'work' | 'memory', string[]> = { work: [], memory: [] }
  const visit = <T>(holes: number, doWork: (page: Page) => Promise<T>, prepare: Prepare) =>
    inFreshPage(browser, { address: address(holes), benchSize }, doWork, prepare)
  return {
    tasks: await visit(work, (page) => longTasksAtWork(page, benchSize), listenForErrors(errors.work)),
    toggles: await visit(work, (page) => toggleTimes(page, benchSize), watchPictures),
    held: await visit(memory, (page) => memoryThenMove(page), listenForErrors(errors.memory)),
    errors,
  }
}

/** The same in one page, whose frames are measured while it is moved. */
export function visitAndWork(browser: Browser, opened: Opening): Promise<readonly [Visit, Work]> {
  const { benchSize } = opened
  const errors: string[] = []
  return inFreshPage(
    browser,
    opened,
    async (page, opening) => {
      let frame: FrameCost = { cpu: NaN, wall: NaN }
      const tasks = await longTasksAtWork(page, benchSize, async () => {
        frame = await frameCost(page, benchSize)
      })
      const toggles = await toggleTimes(page, benchSize)
      const held = await scriptMemory(page)
      return [
        { opening, frame },
        { tasks, toggles, held, errors: { work: errors, memory: errors } },
      ]
    },
    async (page) => {
      await listenForErrors(errors)(page)
      await watchPictures(page)
    },
  )
}

const finding = (holes: number, what: string, figure: string, ratio: number, goal: Goal): Finding => ({
  what: `${holes.toLocaleString('en')} holes: ${what}`,
  figure,
  ratio,
  goal,
})

const errorFinding = (holes: number, errors: readonly string[]): Finding =>
  finding(holes, 'errors in the console', errors[0] ?? 'none', errors.length, atMost(0))

async function toggleTimes(page: Page, benchSize: BenchSize): Promise<number[]> {
  await openTab(page, 'Filters')
  const times: number[] = []
  for (let press = 0; press < PRESSES[benchSize]; press += 1) times.push(await toggleTime(page, benchSize))
  return times
}

/** The map is moved afterwards: errors of many holes in one tile appear only then. */
async function memoryThenMove(page: Page): Promise<ScriptMemory> {
  const held = await scriptMemory(page)
  await panAndZoom(page, 'full')
  return held
}

type Prepare = (page: Page) => Promise<void>

/** MapLibre reports more than 65,535 signs in one tile. */
const listenForErrors =
  (errors: string[]): Prepare =>
  (page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text().slice(0, 80))
    })
    page.on('pageerror', ({ message }) => errors.push(message.slice(0, 80)))
    return Promise.resolve()
  }
