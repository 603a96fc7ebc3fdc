import { compareIssues } from '@groundsheet/ags'
import type { ScannedFile } from '../ags-file/scan-ags-file.ts'

interface Age {
  readonly time: number
  readonly issue: string
}

const OLDEST: Age = { time: -Infinity, issue: '' }

/**
 * Files oldest first, in groups of one age: by date, then by issue. A file that states neither has the age of the file
 * given before it. Files of one age keep the order given.
 */
export function groupByAge<T extends Pick<ScannedFile, 'transmission'>>(files: readonly T[]): T[][] {
  let before = OLDEST
  const aged = files.map((file) => {
    before = ageOf(file, before)
    return { file, age: before }
  })
  const groups: { age: Age; files: T[] }[] = []
  for (const { file, age } of aged.toSorted((a, b) => compareAges(a.age, b.age))) {
    const last = groups.at(-1)
    if (last !== undefined && compareAges(last.age, age) === 0) last.files.push(file)
    else groups.push({ age, files: [file] })
  }
  return groups.map((group) => group.files)
}

function ageOf({ transmission }: Pick<ScannedFile, 'transmission'>, before: Age): Age {
  const time = transmission.time ?? before.time
  const isSameDay = time === before.time
  return { time, issue: transmission.issue || (isSameDay ? before.issue : '') }
}

const compareAges = (a: Age, b: Age): number =>
  a.time === b.time ? compareIssues(a.issue, b.issue) : a.time - b.time
