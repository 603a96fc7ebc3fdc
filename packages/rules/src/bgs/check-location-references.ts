import { createKeyHash, excerpt, KeyTable, type AgsBlock } from '@groundsheet/ags'
import { PendingParentKeys } from '../pending-parent-keys.ts'
import { namelessText, noteNameless, type NamelessRows } from '../key-text.ts'
import type { FilePass } from '../file-pass.ts'
import type { CreateBgsCheck } from './bgs-check.ts'

/** Groups whose rows may stand without a location: samples can be named by SAMP_ID alone. */
const SAMPLE_HEADING = 'SAMP_ID'

/** LOCA_ID of every group: that it is filled, and in LOCA. */
export const checkLocationReferences: CreateBgsCheck = ({ report }) => {
  const locations = new KeyTable()
  /** Locations of other groups that were not in LOCA when they were read. */
  const awaited = new PendingParentKeys()
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
    const meant = namelessText('LOCA', 'LOCA_ID', nameless)
    return (values, line) => {
      const value = values[place] ?? ''
      if (value === '') {
        if (isNeeded) report('noLocation', { line, group, heading: 'LOCA_ID' })
      } else if (!locations.has(hashOf(values))) {
        const text = `LOCA_ID "${excerpt(value, 60)}"${meant}`
        report('unknownLocation', { line, group, heading: 'LOCA_ID', text })
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
