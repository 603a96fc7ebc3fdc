import { CLOCK_FORMAT } from '@groundsheet/readings'
import { formatLocalDate } from '../dates.ts'

/** `30 Mar 2027, 18:00`, in the local time zone. */
const formatMoment = (moment: Date): string => `${formatLocalDate(moment)}, ${CLOCK_FORMAT.format(moment)}`

export const keyStrings = {
  share: 'Share…',
  thisLink: 'This link',
  link: 'Link for',
  ends: 'Expires',
  noEnd: 'never',
  moment: formatMoment,
  keyEndsSoon: (end: Date) =>
    `This key expires on ${formatMoment(end)}. Ask whoever issued it for a new one.`,
  /** Of a page that was opened by a link. */
  openedByLink: (name: string, end: Date | null) =>
    `Opened with a link for ${name}${end ? `, which expires on ${formatMoment(end)}` : ''}.`,
}
