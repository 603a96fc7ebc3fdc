import { INSTALLATION_HEADINGS as INSTALLATION, INSTALLATION_TABLES } from '@groundsheet/readings'
import type { CellKind, FootColumn, FootTableDefinition } from './foot-table.ts'
import { readFlush } from './flush.ts'
import { PIPE_REFERENCES, readInstallations, readPipes } from './installations.ts'
import { readProgress } from './progress.ts'
import { joinStrikes } from './strikes.ts'

const column = (id: string, kind: CellKind, ...headings: string[]): FootColumn => ({ id, kind, headings })

/**
 * The tables at the foot of a printed log, in order. Headings of AGS 4 first, then AGS 3; for diameters AGS 3
 * first, as in `bore`. HDIA_TDEP, HDIA_METH and HDIA_CAS are headings of programs, not of AGS.
 */
export const FOOT_TABLES: readonly FootTableDefinition[] = [
  {
    id: 'strikes',
    tables: ['WSTG', 'WSTD', 'WSTK'],
    order: [],
    join: joinStrikes,
    columns: [
      column('struck', 'depth', 'WSTG_DPTH', 'WSTK_DEP'),
      column('rose', 'depth', 'WSTD_POST', 'WSTK_POST'),
      column('minutes', 'text', 'WSTD_NMIN', 'WSTK_NMIN'),
      column('casing', 'depth', 'WSTG_CAS', 'WSTK_CAS'),
      column('sealed', 'depth', 'WSTG_SEAL', 'WSTK_SEAL'),
      column('date', 'date', 'WSTG_DTIM', 'WSTK_DATE'),
      column('time', 'time', 'WSTK_TIME'),
      column('remarks', 'text', 'WSTG_REM'),
    ],
  },
  {
    id: 'chiselling',
    tables: ['CHIS'],
    order: ['CHIS_FROM'],
    columns: [
      column('from', 'depth', 'CHIS_FROM'),
      column('to', 'depth', 'CHIS_TO'),
      column('duration', 'duration', 'CHIS_TIME'),
      column('tool', 'text', 'CHIS_TOOL'),
      column('remarks', 'text', 'CHIS_REM'),
    ],
  },
  {
    id: 'waterAdded',
    tables: ['WADD'],
    order: ['WADD_TOP', 'WADD_FROM'],
    columns: [
      column('from', 'depth', 'WADD_TOP', 'WADD_FROM'),
      column('to', 'depth', 'WADD_BASE', 'WADD_TO'),
      column('volume', 'text', 'WADD_VOLM'),
      column('method', 'code', 'WADD_METH'),
      column('remarks', 'text', 'WADD_REM'),
    ],
  },
  {
    id: 'progress',
    tables: ['PTIM'],
    order: [],
    join: readProgress,
    columns: [
      column('date', 'date', 'PTIM_DTIM', 'PTIM_DATE'),
      column('time', 'time', 'PTIM_TIME'),
      column('depth', 'depth', 'PTIM_DPTH', 'PTIM_DEP'),
      column('casing', 'depth', 'PTIM_CAS'),
      column('water', 'depth', 'PTIM_WAT'),
      column('remarks', 'text', 'PTIM_REM'),
    ],
  },
  {
    id: 'methods',
    tables: ['HDPH'],
    order: ['HDPH_TOP'],
    columns: [
      column('from', 'depth', 'HDPH_TOP'),
      column('to', 'depth', 'HDPH_BASE'),
      column('method', 'code', 'HDPH_TYPE', 'HOLE_TYPE'),
      column('methodDetails', 'text', 'HDPH_METH'),
      column('length', 'text', 'HDPH_DIML'),
      column('width', 'text', 'HDPH_DIMW'),
      column('stability', 'text', 'HDPH_STAB'),
      column('shoring', 'text', 'HDPH_SHOR'),
      column('plant', 'text', 'HDPH_EXC'),
      column('crew', 'text', 'HDPH_CREW', 'HDPT_CREW'),
      column('barrel', 'text', 'HDPH_BTYP'),
      column('bit', 'text', 'HDPH_DBIT'),
      column('started', 'date', 'HDPH_STAR'),
      column('ended', 'date', 'HDPH_ENDD'),
      column('logged', 'text', 'HDPH_LOG'),
      column('contractor', 'text', 'HDPH_CONT'),
      column('weather', 'text', 'HDPH_ENV'),
      column('remarks', 'text', 'HDPH_REM'),
    ],
  },
  {
    id: 'diameters',
    tables: ['HDIA'],
    order: ['HDIA_HDEP', 'HDIA_DPTH', 'HDIA_CDEP'],
    columns: [
      column('diameter', 'text', 'HDIA_HOLE', 'HDIA_DIAM'),
      column('from', 'depth', 'HDIA_TDEP'),
      column('to', 'depth', 'HDIA_HDEP', 'HDIA_DPTH'),
      column('method', 'text', 'HDIA_METH'),
      column('casingDiameter', 'text', 'HDIA_CASG'),
      column('casingType', 'text', 'HDIA_CAS'),
      column('casingTo', 'depth', 'HDIA_CDEP'),
      column('remarks', 'text', 'HDIA_REM'),
    ],
  },
  {
    id: 'casings',
    tables: ['CDIA'],
    order: ['CDIA_CDEP', 'CDIA_DPTH'],
    columns: [
      column('diameter', 'text', 'CDIA_HOLE', 'CDIA_DIAM'),
      column('to', 'depth', 'CDIA_CDEP', 'CDIA_DPTH'),
      column('remarks', 'text', 'CDIA_REM'),
    ],
  },
  {
    id: 'flush',
    tables: ['FLSH'],
    order: ['FLSH_TOP', 'FLSH_FROM'],
    join: readFlush,
    columns: [
      column('from', 'depth', 'FLSH_TOP', 'FLSH_FROM'),
      column('to', 'depth', 'FLSH_BASE', 'FLSH_TO'),
      column('flush', 'code', 'FLSH_TYPE'),
      column('return', 'text', 'FLSH_RETN'),
      column('colour', 'text', 'FLSH_COL'),
      column('remarks', 'text', 'FLSH_REM'),
    ],
  },
  {
    id: 'windowSamples',
    tables: ['WINS'],
    order: ['WINS_TOP'],
    columns: [
      column('from', 'depth', 'WINS_TOP'),
      column('to', 'depth', 'WINS_BASE'),
      column('diameter', 'text', 'WINS_DIAM'),
      column('recovery', 'text', 'WINS_REC'),
      column('remarks', 'text', 'WINS_REM'),
    ],
  },
  {
    id: 'probes',
    tables: ['DPRG'],
    order: [],
    columns: [
      column('probe', 'text', 'DPRG_TYPE'),
      column('mass', 'text', 'DPRG_MASS'),
      column('drop', 'drop', 'DPRG_DROP'),
      column('cone', 'text', 'DPRG_CONE'),
      column('rod', 'text', 'DPRG_ROD'),
      column('tip', 'depth', 'DPRG_TIP'),
      column('standard', 'text', 'DPRG_TEST', 'DPRG_METH'),
      column('remarks', 'text', 'DPRG_REM'),
    ],
  },
  {
    id: 'penetrometers',
    tables: ['DCPG'],
    order: ['DCPG_DPTH'],
    columns: [
      column('reference', 'text', 'DCPG_TESN'),
      column('date', 'date', 'DCPG_DATE'),
      column('testFrom', 'depth', 'DCPG_DPTH'),
      column('zero', 'text', 'DCPG_ZERO'),
      column('removed', 'text', 'DCPG_LREM'),
      column('standard', 'text', 'DCPG_METH'),
      column('remarks', 'text', 'DCPG_REM'),
    ],
  },
  {
    id: 'pipes',
    tables: ['PIPE'],
    order: [],
    join: readPipes,
    columns: [
      column('reference', 'text', ...PIPE_REFERENCES),
      column('installedAt', 'depth', ...INSTALLATION.depth),
      column('from', 'depth', 'PIPE_TOP'),
      column('to', 'depth', 'PIPE_BASE', 'PIPE_BOT'),
      column('diameter', 'text', 'PIPE_DIAM'),
      column('pipe', 'code', 'PIPE_TYPE', 'PIPE_LEG'),
      column('construction', 'text', 'PIPE_CONS'),
      column('remarks', 'text', 'PIPE_REM', 'PIPE_DESC'),
    ],
  },
  {
    id: 'instruments',
    tables: INSTALLATION_TABLES,
    order: INSTALLATION.depth,
    join: readInstallations,
    columns: [
      column('reference', 'text', ...INSTALLATION.id),
      column('instrument', 'code', ...INSTALLATION.type),
      column('tip', 'depth', ...INSTALLATION.depth),
      column('zoneFrom', 'depth', ...INSTALLATION.zoneTop),
      column('zoneTo', 'depth', ...INSTALLATION.zoneBase),
      column('cover', 'text', 'MONG_HDWK', 'MONP_HDWK', 'PREF_HDWK'),
      column('date', 'date', 'MONG_DATE', 'MONP_DATE', 'PREF_DATE'),
      column('remarks', 'text', 'MONG_DETL', 'MONG_REM', 'MONP_REM', 'PREF_REM'),
    ],
  },
  {
    id: 'backfill',
    tables: ['BKFL'],
    order: ['BKFL_TOP'],
    columns: [
      column('from', 'depth', 'BKFL_TOP'),
      column('to', 'depth', 'BKFL_BASE', 'BKFL_BOT'),
      column('material', 'code', 'BKFL_DESC', 'BKFL_LEG', 'GEOL_LEG'),
      column('date', 'date', 'BKFL_DATE'),
      column('remarks', 'text', 'BKFL_REM'),
    ],
  },
]
