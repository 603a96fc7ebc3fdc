import { readNumber } from '@groundsheet/readings'
import { pressuremeterWords } from './pressuremeter-words.ts'

/** A value of a row as printed, with its unit; empty if there is none. */
type Measured = (heading: string, usual: string) => string

interface Parameter {
  readonly symbol: string
  readonly unit: string
  readonly ags4: string
  /** The start of the headings of AGS 3.1: the mean ends in `A`, those of the arms in `1` to `3`. */
  readonly ags3: string
}

/** Results of a pressuremeter test. Source: AGS 4.1.1, PMTG; AGS 3.1, PRTG. */
const PARAMETERS: readonly Parameter[] = [
  { symbol: 'σh', unit: 'kPa', ags4: 'PMTG_HO', ags3: 'PRTG_HA' },
  { symbol: 'Gi', unit: 'MPa', ags4: 'PMTG_GI', ags3: 'PRTG_GIA' },
  { symbol: 'cu', unit: 'kPa', ags4: 'PMTG_CU', ags3: 'PRTG_CUA' },
  { symbol: 'pL', unit: 'kPa', ags4: 'PMTG_PL', ags3: 'PRTG_PLA' },
  { symbol: 'φ', unit: 'deg', ags4: 'PMTG_AF', ags3: 'PRTG_AFA' },
  { symbol: 'ψ', unit: 'deg', ags4: 'PMTG_AD', ags3: 'PRTG_ADA' },
]
const ARMS = ['1', '2', '3'] as const

/** Programs write 0 for what was not derived; only an angle of dilation may be 0. */
const isUnset = (text: string, symbol: string): boolean =>
  text === '' || (symbol !== 'ψ' && readNumber(text.split(' ')[0] ?? '') === 0)

/** `σh 120 kPa, Gi 25 MPa, cu 150 kPa`; the mean of the arms, else that of each arm with its number. */
export const pressuremeterResult = (measured: Measured): string =>
  PARAMETERS.flatMap(({ symbol, unit, ags4, ags3 }) => {
    const stated = (heading: string) => {
      const text = measured(heading, unit)
      return isUnset(text, symbol) ? '' : text.replace(/ deg$/, '°')
    }
    const value = stated(ags4) || stated(`${ags3}A`)
    if (value !== '') return [`${symbol} ${value}`]
    const arms = ARMS.map((arm) => [arm, stated(ags3 + arm)] as const).filter(([, text]) => text !== '')
    return arms.map(([arm, text]) => pressuremeterWords.ofArm(`${symbol} ${text}`, arm))
  }).join(', ')
