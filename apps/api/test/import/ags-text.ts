/** Groups as tables: headings first, then rows. `GROUP 2` is another block of GROUP. */
export type Groups = Readonly<Record<string, readonly (readonly string[])[]>>

const line = (...values: readonly string[]) =>
  values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',')

/** AGS4 with every heading of type X. */
export function ags4(groups: Groups): string {
  const blocks = Object.entries(groups).map(([group, [headings = [], ...rows]]) => [
    line('GROUP', group.split(' ')[0] ?? ''),
    line('HEADING', ...headings),
    line('UNIT', ...headings.map(() => '')),
    line('TYPE', ...headings.map(() => 'X')),
    ...rows.map((row) => line('DATA', ...row)),
  ])
  return blocks.map((block) => `${block.join('\r\n')}\r\n`).join('\r\n')
}

export function ags3(groups: Groups): string {
  const blocks = Object.entries(groups).map(([group, [headings = [], ...rows]]) => [
    line(`**${group.split(' ')[0] ?? ''}`),
    line(...headings.map((heading) => `*${heading}`)),
    line('<UNITS>', ...headings.slice(1).map(() => '')),
    ...rows.map((row) => line(...row)),
  ])
  return blocks.map((block) => `${block.join('\r\n')}\r\n`).join('\r\n')
}

const PROJ = [
  ['PROJ_ID', 'PROJ_NAME', 'PROJ_LOC', 'PROJ_CLNT'],
  ['J1', 'Mill Lane', '', 'Town Council'],
]

const LOCA = [
  ['LOCA_ID', 'LOCA_TYPE', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF', 'LOCA_GL', 'LOCA_FDEP'],
  ['BH1', 'CP', '450000.00', '300000.00', 'OSGB', '12.50', '20.00'],
  ['BH2', 'RC', '450050.00', '300020.00', 'OSGB', '12.10', '18.00'],
]

const GEOL = [
  ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
  ['BH1', '0.00', '0.30', 'TOPSOIL'],
  ['BH1', '0.30', '4.00', 'Firm CLAY'],
  ['BH2', '0.00', '2.00', 'MADE GROUND'],
]

/** A small site: two holes and their strata. Groups given replace these, `[]` leaves one out. */
export function smallSite(groups: Groups = {}): string {
  const all: Groups = { PROJ, LOCA, GEOL, ...groups }
  return ags4(Object.fromEntries(Object.entries(all).filter(([, table]) => table.length > 0)))
}

/** A site of a delivery of this date, with these groups. */
export const issuedOn = (date: string, groups: Groups) =>
  smallSite({
    TRAN: [
      ['TRAN_ISNO', 'TRAN_DATE'],
      ['', date],
    ],
    ...groups,
  })

/** Sets the units of the blocks of a group in turn; '' for every other heading. */
export function withUnits(
  text: string,
  group: string,
  ...blocks: readonly Readonly<Record<string, string>>[]
): string {
  const lines = text.split('\r\n')
  const left = [...blocks]
  for (const [index, line] of lines.entries()) {
    if (line !== `"GROUP","${group}"`) continue
    const units = left.shift() ?? {}
    const headings = JSON.parse(`[${lines[index + 1] ?? ''}]`) as string[]
    lines[index + 2] = `"UNIT",${headings
      .slice(1)
      .map((heading) => `"${units[heading] ?? ''}"`)
      .join(',')}`
  }
  return lines.join('\r\n')
}
