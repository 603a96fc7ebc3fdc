import {
  copyString,
  createKeyHash,
  createNameFinder,
  excerpt,
  KeyTable,
  nearNameText,
  type AgsBlock,
} from '@groundsheet/ags'
import { PendingParentKeys } from '../pending-parent-keys.ts'
import { namelessText, noteNameless, type NamelessRows } from '../key-text.ts'
import type { FilePass } from '../file-pass.ts'
import type { CreateBgsCheck } from './bgs-check.ts'

/** Groups whose rows may stand without a location: samples can be named by SAMP_ID alone. */
const SAMPLE_HEADING = 'SAMP_ID'

/** Names of locations that are kept as they are written, to be compared with others. */
const MAX_NAMES = 10_000

/** LOCA_ID of every group: that it is filled, and in LOCA. */
export const checkLocationReferences: CreateBgsCheck = ({ report }) => {
  const locations = new KeyTable()
  /** Locations of other groups that were not in LOCA when they were read. */
  const awaited = new PendingParentKeys()
  const names: string[] = []
  let hasEmpty = false
  let hasLocations = false
  let nameless: NamelessRows | undefined

  const needsLocation = ({ headings }: AgsBlock) => !headings.includes(SAMPLE_HEADING)

  const gather: FilePass = (block) => {
    const place = block.headings.indexOf('LOCA_ID')
    if (place === -1) return undefined
    const hashOf = createKeyHash([place])
    if (block.code === 'LOCA') {
      hasLocations = true
      return (values, line) => {
        locations.note(hashOf(values))
        if (names.length < MAX_NAMES) names.push(copyString(values[place] ?? ''))
        if ((values[place] ?? '').trim() !== '') return
        nameless = noteNameless(nameless, line)
        report('namelessLocation', { line, group: 'LOCA', heading: 'LOCA_ID' })
      }
    }
    const isNeeded = needsLocation(block)
    let last = ''
    return (values) => {
      const value = values[place] ?? ''
      if (value === '') hasEmpty ||= isNeeded
      else if (value !== last) {
        last = value
        const hash = hashOf(values)
        if (!locations.has(hash)) awaited.note(hash)
      }
    }
  }

  const reportRows: FilePass = (block) => {
    const { code: group, headings } = block
    const place = headings.indexOf('LOCA_ID')
    if (place === -1 || group === 'LOCA') return undefined
    const isNeeded = needsLocation(block)
    const hashOf = createKeyHash([place])
    const findNear = createNameFinder(names)
    const meant = namelessText('LOCA', 'LOCA_ID', nameless)
    return (values, line) => {
      const value = values[place] ?? ''
      if (value === '') {
        if (isNeeded) report('noLocation', { line, group, heading: 'LOCA_ID' })
      } else if (!locations.has(hashOf(values))) {
        const near = findNear(value)
        const place = { line, group, heading: 'LOCA_ID' }
        if (near !== null)
          report('nearLocation', {
            ...place,
            text: nearNameText('LOCA', excerpt(near, 60), excerpt(value, 60)),
          })
        else report('unknownLocation', { ...place, text: `LOCA_ID "${excerpt(value, 60)}"${meant}` })
      }
    }
  }

  return {
    block: gather,
    *further() {
      if (hasLocations && (hasEmpty || awaited.mayLack(locations))) yield { report: reportRows }
    },
  }
}
