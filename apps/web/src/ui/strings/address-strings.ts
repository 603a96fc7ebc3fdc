import { plural } from '@groundsheet/readings'
import { count } from '../text-format.ts'
import { shortenText } from '../../data/text/shorten-text.ts'

interface Ignored {
  readonly parameter: string
  readonly value: string
}

/** Longer values of a link are shortened in messages. */
const MAX_VALUE_CHARACTERS = 40

/** Parameters with a message of their own, because it suggests what to do. */
const MESSAGES: Readonly<Record<string, (value: string) => string>> = {
  hole: () => 'The hole in this link is not in the project. Select one in the list.',
  table: (code) => `The project has no table “${code}”. Open one below the map.`,
}

/** Meaning of parameters of an address. */
const PARAMETER_NAMES: Readonly<Record<string, string>> = {
  tab: 'tab',
  line: 'section line',
  sort: 'sort column',
  at: 'map position',
  place: 'marked place',
  grid: 'assumed grid',
  base: 'basemap',
  date: 'dates',
  depth: 'depths',
  view: 'view',
  side: 'panel',
  dialog: 'list of the project',
  order: 'order of holes',
  colour: 'colours',
  row: 'row',
  match: 'holes limited to rows',
  log: 'depths of the log',
  placed: 'holes without coordinates',
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
  near: 'place',
  embed: 'embedded part',
}

/** Sentences about the ignored parts of a link. */
export function describeIgnored(ignored: readonly Ignored[]): string[] {
  const shown = ignored.map(({ parameter, value }) => ({
    parameter,
    value: shortenText(value, MAX_VALUE_CHARACTERS),
  }))
  const sentences = shown.flatMap(({ parameter, value }) => MESSAGES[parameter]?.(value) ?? [])
  const missing = shown.filter(({ parameter }) => parameter === 'pick').length
  if (missing > 0) sentences.push(missingSelection(missing))
  const others = Object.entries(PARAMETER_NAMES).flatMap(([parameter, name]) => {
    const values = shown.filter((one) => one.parameter === parameter).map(({ value }) => value)
    return values.length === 0 ? [] : `${name} “${values.join(' ')}”`
  })
  return others.length === 0 ? sentences : [...sentences, `Ignored in this link: ${others.join(', ')}.`]
}

/** Ids of holes mean nothing to a reader, so they are counted. */
const missingSelection = (holes: number) =>
  `${count(holes, 'selected hole', 'selected holes')} in this link ${plural(holes, 'is', 'are')} not ` +
  'in the project.'
