import { isPenetrometer, MIN_TESTS_AT_LIMIT, vanePeak, vaneSeries } from '@groundsheet/readings/file-checks'
import type { CreateCheck } from './check.ts'
import { NUMBER } from './data-types.ts'

const HEADINGS = ['IVAN_IVAN', 'IVAN_REM', 'IVAN_TYPE'] as const

/** The greatest peak strength of the file so far, as first stated, and how many tests have it. */
interface Greatest {
  readonly value: number
  readonly text: string
  readonly line: number
  tests: number
}

/** Vane tests of equal strength, the greatest of the file, which is probably where the instrument ends. */
export const checkVanes: CreateCheck = ({ report }) => {
  let greatest: Greatest | null = null
  return {
    block({ code, headings, units }) {
      if (code !== 'IVAN') return undefined
      const places = HEADINGS.map((heading) => [heading, headings.indexOf(heading)] as const)
      const stated = units[headings.indexOf('IVAN_IVAN')]?.trim() ?? ''
      const unit = stated === '' ? 'kPa' : stated
      return (values, line) => {
        const row = Object.fromEntries(places.map(([heading, place]) => [heading, values[place] ?? '']))
        const text = vanePeak(row)
        if (!NUMBER.test(text) || vaneSeries(row) !== 'peak' || isPenetrometer(row)) return
        const value = Number(text)
        if (greatest === null || value > greatest.value)
          greatest = { value, text: `${text} ${unit}`, line, tests: 1 }
        else if (value === greatest.value) greatest.tests += 1
      }
    },
    end() {
      if (greatest === null || greatest.tests < MIN_TESTS_AT_LIMIT) return
      const { line, tests, text } = greatest
      report('vanesAtLimit', {
        line,
        group: 'IVAN',
        heading: 'IVAN_IVAN',
        text: `${tests} vane tests state exactly ${text}`,
      })
    },
  }
}
