/** Sections of the details of a hole; a heading belongs to the first that matches. AGS 4 LOCA, AGS 3 HOLE. */
const SECTIONS = [
  {
    id: 'position',
    pattern: /_(NATE|NATN|GREF|LETT|LOC[XYZMA]|LREF|[ENL]TRV|[XYZ]TRL|LAT|LON|E?LAT|E?LON|LLZ|ELAT|ELON)$/,
  },
  { id: 'depths', pattern: /_(GL|FDEP|DATM|DEPTH|INCL|ORNT|BACD)$/ },
  {
    id: 'dates',
    pattern: /_(STAR|ENDD|DATE|TIME|LOG|CREW|EXC|CHK|CHKD|CHKG|CKBY|CKDT|APP|APPR|APPD|APPG|TRAN)$/,
  },
  { id: 'remarks', pattern: /_(REM|REMS|DESC)$/ },
  { id: 'identity', pattern: /^(LOCA|HOLE)_/ },
  { id: 'others', pattern: /./ },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

/** Display order of the sections. */
const DISPLAY_ORDER: readonly SectionId[] = ['identity', 'depths', 'position', 'dates', 'remarks', 'others']

/** Headings by section; sections without headings are left out. */
export function sectionsOf(headings: readonly string[]): { id: SectionId; headings: string[] }[] {
  const members = Map.groupBy(
    headings,
    (heading) => SECTIONS.find(({ pattern }) => pattern.test(heading))?.id,
  )
  return DISPLAY_ORDER.flatMap((id) => {
    const inSection = members.get(id)
    return inSection ? [{ id, headings: inSection }] : []
  })
}
