import type { Stratum } from '../ground/stratum.ts'

/** Two centuries of steelworks above the deposits of the Don. */
export const superficial = {
  hardstanding: {
    code: 'MG',
    name: 'Made Ground (hardstanding)',
    legend: '104',
    kind: 'surfacing',
    strength: [0, 0],
    description: 'MADE GROUND: {Reinforced concrete.|Concrete.|Concrete below asphalt surfacing.}',
  },
  granularFill: {
    code: 'MG',
    name: 'Made Ground (granular)',
    legend: '102',
    kind: 'fill',
    strength: [9, 2],
    description:
      'MADE GROUND: {strength} {dark grey|black|greyish brown} {slightly clayey|} very sandy angular to ' +
      'subrounded fine to coarse gravel of {ash, slag and brick|slag, clinker and refractory brick|brick, ' +
      'concrete and sandstone} {with a low cobble content of slag|with a medium cobble content of brick|}.',
  },
  cohesiveFill: {
    code: 'MG',
    name: 'Made Ground (cohesive)',
    legend: '102',
    kind: 'fill',
    strength: [6, 1],
    description:
      'MADE GROUND: {Soft to firm|Firm} {brown|dark brown mottled black} sandy gravelly clay. Gravel is ' +
      'angular to subrounded fine to coarse of {brick, ash and mudstone|slag and brick|mudstone and coal} ' +
      '{with occasional wood and metal|}.',
  },
  alluvium: {
    code: 'ALV',
    name: 'Alluvium',
    legend: '203',
    kind: 'clay',
    strength: [44, -2],
    description:
      '{strength} {grey mottled orange brown|greyish brown|bluish grey} {slightly sandy|sandy} CLAY {with ' +
      'occasional organic matter|with rootlets|}.',
  },
  peat: {
    code: 'PEAT',
    name: 'Peat',
    legend: '602',
    kind: 'organic',
    strength: [22, 0],
    description: '{Firm|Spongy} {dark brown|black} {fibrous|pseudo-fibrous} clayey PEAT with wood fragments.',
  },
  terraceGravel: {
    code: 'RTDU',
    name: 'River Terrace Deposits',
    legend: '504',
    kind: 'gravel',
    strength: [19, 6],
    description:
      '{strength} {brown|orange brown|greyish brown} {slightly silty|slightly clayey|} sandy subangular ' +
      'to rounded fine to coarse GRAVEL of sandstone {and ironstone|, mudstone and coal} ' +
      '{with a low cobble content|}.',
  },
  weatheredMudstone: {
    code: 'PMCM',
    name: 'Pennine Middle Coal Measures Formation (weathered)',
    legend: '208',
    kind: 'clay',
    strength: [85, 55],
    description:
      '{strength} {grey|orange brown mottled grey} {slightly sandy|} gravelly CLAY. Gravel is angular ' +
      'fine to coarse of extremely weak mudstone.',
  },
} as const satisfies Record<string, Stratum>

const formation = { code: 'PMCM', name: 'Pennine Middle Coal Measures Formation', kind: 'rock' } as const

/** Upper Carboniferous bedrock. */
export const coalMeasures = {
  mudstone: {
    ...formation,
    legend: '801',
    strength: [22, 4],
    description:
      '{Very weak|Weak} {grey|dark grey} thinly laminated MUDSTONE {with ironstone nodules|}. ' +
      'Discontinuities: set 1 subhorizontal, closely spaced, planar, smooth, {clean|iron stained}.',
  },
  siltstone: {
    ...formation,
    legend: '802',
    strength: [36, 3],
    description:
      '{Weak|Medium strong} {grey|light grey} {thinly|very thinly} bedded SILTSTONE {with carbonaceous ' +
      'partings|}. Discontinuities closely to medium spaced, planar, rough.',
  },
  sandstone: {
    ...formation,
    legend: '803',
    strength: [52, 3],
    description:
      '{Medium strong|Strong} {light grey|yellowish brown} fine to medium grained SANDSTONE. ' +
      'Discontinuities: set 1 subhorizontal, medium spaced; set 2 subvertical, {iron stained|clean}.',
  },
  coal: {
    ...formation,
    legend: '806',
    strength: [8, 0],
    description: 'Very weak black {dull and bright|bright} COAL. {Recovered as angular gravel.|}',
  },
  seatearth: {
    ...formation,
    legend: '801',
    strength: [12, 2],
    description: '{Extremely weak|Very weak} {grey|brownish grey} MUDSTONE with rootlets (seatearth).',
  },
} as const satisfies Record<string, Stratum>
