import { testOfType } from '@groundsheet/ags'
import { ownValue } from '@groundsheet/readings'

/** Forms of dates and times that files state as UNIT (AGS 4.1.1, rule 8 and the UNIT group). */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  DT: [
    'yyyy-mm-dd',
    'yyyy-mm-ddThh:mm',
    'yyyy-mm-ddThh:mm:ss',
    'yyyy-mm-ddThh:mm:ss.sss',
    'yyyy-mm-ddThh:mmZ(+hh:mm)',
    'yyyy-mm-ddThh:mm:ssZ(+hh:mm)',
    'yyyy-mm-dd hh:mm',
    'yyyy-mm-dd hh:mm:ss',
    'yyyy-mm',
    'yyyy',
    'hh:mm',
    'hh:mm:ss',
    'dd/mm/yyyy',
    'dd/mm/yyyy hh:mm',
    'dd/mm/yyyy hh:mm:ss',
  ],
  T: ['hh:mm', 'hh:mm:ss'],
}

export const isTimeType = (type: string): boolean => Object.hasOwn(FORMS, type)

/** The form of a value of a column: its UNIT, else another known one; null: none. */
export function formOf(type: string, unit: string): (value: string) => string | null {
  const forms = [...new Set([unit, ...(ownValue(FORMS, type) ?? [])])].flatMap((form) => {
    const test = testOfType(type, form)
    return test === undefined ? [] : [{ form, test }]
  })
  return (value) => forms.find(({ test }) => test(value))?.form ?? null
}
