import { shortenText } from '../data/text/shorten-text.ts'

interface Ignored {
  readonly parameter: string
  readonly value: string
}

/** A longer value of a link is cut where it is quoted. */
const MAX_VALUE_LENGTH = 40

/** Parameters of which a value is quoted in a sentence of its own, because there is something else to do. */
const SENTENCES: Readonly<Record<string, (value: string) => string>> = {
  hole: () => 'The hole in this link is not in the project. Select one in the list.',
  table: (code) => `The project has no table “${code}”. Open one below the map.`,
}

/** What parameters of an address mean. */
const NAMES: Readonly<Record<string, string>> = {
  pick: 'selected holes',
  tab: 'tab',
  line: 'section line',
  sort: 'sort column',
  at: 'map position',
  grid: 'assumed grid',
  base: 'basemap',
  date: 'dates',
  depth: 'depths',
  view: 'view',
  side: 'panel',
  order: 'order of holes',
  colour: 'colours',
  row: 'row',
  match: 'holes limited to rows',
  log: 'depths of the log',
  placed: 'holes without a position',
  inside: 'area',
  axis: 'vertical axis',
  levels: 'levels',
  offset: 'max. offset',
  times: 'vertical exaggeration',
  datum: 'datum',
  ties: 'correlation lines',
  spt: 'SPT results',
  stretch: 'part of the section',
  by: 'colours of the plot',
  part: 'part of the plot',
  fit: 'fit',
  measure: 'measurement',
}

/** What of a link was ignored, in sentences. */
export function describeIgnored(ignored: readonly Ignored[]): string[] {
  const shown = ignored.map(({ parameter, value }) => ({
    parameter,
    value: shortenText(value, MAX_VALUE_LENGTH),
  }))
  const sentences = shown.flatMap(({ parameter, value }) => SENTENCES[parameter]?.(value) ?? [])
  const others = Object.entries(NAMES).flatMap(([parameter, name]) => {
    const values = shown.filter((one) => one.parameter === parameter).map(({ value }) => value)
    return values.length === 0 ? [] : describeValues(parameter, name, values)
  })
  return others.length === 0 ? sentences : [...sentences, `Ignored in this link: ${others.join(', ')}.`]
}

/** Ids of holes say nothing to a reader, so they are counted. */
const describeValues = (parameter: string, name: string, values: readonly string[]) =>
  parameter === 'pick' ? `${values.length} of the ${name}` : `${name} “${values.join(' ')}”`
