import type { createWorkspace } from './workspace.ts'

export const headingOf = (workspace: ReturnType<typeof createWorkspace>, table: string, heading: string) =>
  workspace
    .dictionary()
    .tables.find((one) => one.table === table)
    ?.headings.find((one) => one.heading === heading)

export const GEOL = [
  ['GEOL_OURS', 'LOCA_ID', 'GEOL_LEG', 'GEOL_BASE', 'GEOL_TOP'],
  ['x', 'BH1', '102', '1.00', '0.00'],
]
