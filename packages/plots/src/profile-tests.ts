import type { TableRow } from '@groundsheet/contract'
import type { ColourBy, PlotPoint } from './plot.ts'

/** Tables of cones and probes, whose readings follow each other down the hole. */
export const PROFILE_TABLES: readonly string[] = ['SCPT', 'STCN', 'DPRB']

/** The test of a hole that a reading of a cone or probe belongs to: one push, or one drive. */
export const profileTestOf = ({ data }: TableRow): string =>
  data.SCPG_TESN ?? data.DPRG_TESN ?? data.STCN_REF ?? ''

/** The test of a point, by which a plot joins readings. */
export const traceTests = ({ row }: Pick<PlotPoint, 'row'>): string => profileTestOf(row)

/** Profiles are coloured by hole; strata of a cone are seldom described. */
export const BY_HOLE: readonly ColourBy[] = ['hole', 'stratum']
