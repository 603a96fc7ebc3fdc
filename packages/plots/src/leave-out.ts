import type { LeftOut, PlotDefinition, PlotPoint } from './plot.ts'

/** A point as a value that is not drawn, with the heading that the plot reads of its table. */
export const leaveOut =
  ({ sources }: PlotDefinition, kind: LeftOut['kind']) =>
  ({ row, text }: PlotPoint): LeftOut => ({
    kind,
    row,
    heading: sources.find(({ table }) => table === row.table)?.heading ?? '',
    text,
  })
