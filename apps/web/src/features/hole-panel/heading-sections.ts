/** Parts of the details of a hole; a heading belongs to the first that has it. AGS 4 LOCA, AGS 3 HOLE. */
const SECTIONS = [
  {
    id: 'position',
    has: /_(NATE|NATN|GREF|LETT|LOC[XYZMA]|LREF|[ENL]TRV|[XYZ]TRL|LAT|LON|E?LAT|E?LON|LLZ|ELAT|ELON)$/,
  },
  { id: 'depths', has: /_(GL|FDEP|DATM|DEPTH|INCL|ORNT|BACD)$/ },
  {
    id: 'dates',
    has: /_(STAR|ENDD|DATE|TIME|LOG|CREW|EXC|CHK|CHKD|CHKG|CKBY|CKDT|APP|APPR|APPD|APPG|TRAN)$/,
  },
  { id: 'remarks', has: /_(REM|REMS|DESC)$/ },
  { id: 'identity', has: /^(LOCA|HOLE)_/ },
  { id: 'others', has: /./ },
] as const

export type SectionId = (typeof SECTIONS)[number]['id']

/** What comes first for a reader. */
const READING_ORDER: readonly SectionId[] = ['identity', 'depths', 'position', 'dates', 'remarks', 'others']

/** Headings by section; a section without headings is not there. */
export function sectionsOf(headings: readonly string[]): { id: SectionId; headings: string[] }[] {
  const members = Map.groupBy(headings, (heading) => SECTIONS.find(({ has }) => has.test(heading))?.id)
  return READING_ORDER.flatMap((id) => {
    const own = members.get(id)
    return own ? [{ id, headings: own }] : []
  })
}
