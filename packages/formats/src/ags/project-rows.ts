import type { AgsRecord } from '@groundsheet/ags'
import type { ExportProject } from '../source.ts'

/** The edition that a file without a TRAN of its own is written in. */
const EDITION = '4.1.1'

export function projRow({ reference, name, client, contractor, consultant }: ExportProject): AgsRecord {
  const others = { PROJ_CONT: contractor ?? '', PROJ_ENG: consultant ?? '' }
  const stated = Object.entries(others).filter(([, value]) => value !== '')
  return { PROJ_ID: reference, PROJ_NAME: name, PROJ_CLNT: client ?? '', ...Object.fromEntries(stated) }
}

/** `number` distinguishes it from other deliveries, which it must not take the place of. */
export function tranRow({ company, client, updatedAt }: ExportProject, number: string): AgsRecord {
  return {
    TRAN_ISNO: number,
    TRAN_DATE: updatedAt.slice(0, 10),
    TRAN_PROD: company,
    TRAN_STAT: 'Export',
    TRAN_DESC: '',
    TRAN_AGS: EDITION,
    TRAN_RECV: client ?? 'Not stated',
    TRAN_DLIM: '|',
    TRAN_RCON: '+',
  }
}
