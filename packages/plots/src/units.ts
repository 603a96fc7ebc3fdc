/** Units of one kind each, by what one of them is in the first. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  {
    kPa: 1,
    'kN/m2': 1,
    Pa: 1e-3,
    'N/m2': 1e-3,
    MPa: 1e3,
    'MN/m2': 1e3,
    'N/mm2': 1e3,
    GPa: 1e6,
    bar: 100,
    'kg/cm2': 98.0665,
    'kgf/cm2': 98.0665,
  },
  { 'Mg/m3': 1, 't/m3': 1, 'g/cm3': 1, 'kg/m3': 1e-3, 'kN/m3': 1 / 9.80665 },
  { 'm/s': 1, 'cm/s': 1e-2, 'mm/s': 1e-3, 'm/day': 1 / 86_400, 'm/d': 1 / 86_400 },
  { 'mg/l': 1, 'ug/l': 1e-3, 'g/l': 1e3 },
  { 'mg/kg': 1, 'ug/kg': 1e-3, 'g/kg': 1e3 },
]

const plain = (unit: string) =>
  unit
    .replace(/\s|\^/g, '')
    .replace('²', '2')
    .replace('³', '3')
    .replace('µ', 'u')
    .replace(/^KN/, 'kN')
    .replace(/^KPA$/i, 'kPa')
    .replace(/L$/, 'l')

/** What one of a unit is in another: 1 where the file states none, null where one cannot be turned into the other. */
export function factorBetween(stated: string, wanted: string): number | null {
  const [from, to] = [plain(stated), plain(wanted)]
  if (from === '' || to === '' || from === to) return 1
  const kind = KINDS.find((units) => Object.hasOwn(units, from) && Object.hasOwn(units, to))
  const [one, other] = [kind?.[from], kind?.[to]]
  return one === undefined || other === undefined ? null : one / other
}
