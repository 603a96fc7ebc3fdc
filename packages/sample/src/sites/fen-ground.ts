import type { GroundModel, Stratum } from '../ground/stratum.ts'
import { undulating } from '../ground/surface.ts'

/**
 * Fenland: a few metres of soft marine clay and peat on gravel and stiff Jurassic clay, with the surface near
 * sea level.
 */
const topsoil: Stratum = {
  code: 'TOPS',
  name: 'Topsoil',
  legend: '101',
  kind: 'fill',
  strength: [4, 0],
  description:
    '{Dark greyish brown|Dark brown} slightly sandy silty TOPSOIL with {many|occasional} rootlets.',
}

const bankFill: Stratum = {
  code: 'MG',
  name: 'Made Ground',
  legend: '102',
  kind: 'fill',
  strength: [7, 1],
  description:
    'MADE GROUND: {Soft to firm|Firm} {brown|greyish brown} sandy gravelly clay. Gravel is angular to ' +
    'subrounded fine to coarse of {flint, brick and concrete|flint and brick|limestone and asphalt}.',
}

const tidalFlat: Stratum = {
  code: 'TFD',
  name: 'Tidal Flat Deposits',
  legend: '202',
  kind: 'clay',
  strength: [38, -5],
  description:
    '{strength} {brown mottled grey|bluish grey|grey} {thinly laminated|} silty CLAY {with partings of ' +
    'fine sand|with occasional pockets of black organic matter|}.',
}

const peat: Stratum = {
  code: 'PEAT',
  name: 'Peat',
  legend: '601',
  kind: 'organic',
  strength: [17, 2],
  description:
    '{Spongy|Plastic} {dark brown|black} {fibrous|pseudo-fibrous|amorphous} PEAT {with many wood ' +
    'fragments|with occasional wood fragments}.',
}

const lowerClay: Stratum = {
  code: 'ALV',
  name: 'Alluvium',
  legend: '229',
  kind: 'clay',
  strength: [14, 4],
  description:
    '{strength} {grey|bluish grey} {slightly organic|organic} CLAY {with plant ' +
    'remains|with shell fragments}.',
}

const gravel: Stratum = {
  code: 'MARG',
  name: 'March Gravel Member',
  legend: '504',
  kind: 'gravel',
  strength: [22, 5],
  description:
    '{strength} {orange brown|greyish brown|yellowish brown} {slightly silty|} very sandy subangular to ' +
    'rounded fine to coarse GRAVEL of flint and quartzite {with shell fragments|}.',
}

const weatheredClay: Stratum = {
  code: 'AMC',
  name: 'Ampthill Clay Formation (weathered)',
  legend: '201',
  kind: 'clay',
  strength: [62, 16],
  description:
    '{strength} {fissured|closely fissured} {grey mottled brown|greyish brown} CLAY ' +
    '{with selenite crystals|}.',
}

const stiffClay: Stratum = {
  code: 'AMC',
  name: 'Ampthill Clay Formation',
  legend: '201',
  kind: 'clay',
  strength: [130, 9],
  description:
    '{strength} {closely fissured|fissured} {dark grey|grey} CLAY {with occasional phosphatic ' +
    'nodules|with pyritised shell fragments|}. Fissures are {planar, smooth|subplanar, polished}.',
}

const mudstone: Stratum = {
  code: 'WWF',
  name: 'West Walton Formation',
  legend: '801',
  kind: 'rock',
  strength: [42, 3],
  description:
    'Extremely weak to very weak {grey|dark grey} calcareous MUDSTONE {with occasional ammonite ' +
    'fragments|}. Discontinuities widely spaced, {planar, smooth|undulating, smooth}.',
}

const limestone: Stratum = {
  code: 'WWF',
  name: 'West Walton Formation',
  legend: '804',
  kind: 'rock',
  strength: [70, 0],
  description: '{Medium strong|Strong} {light grey|bluish grey} argillaceous LIMESTONE.',
}

/** Old creeks (roddons) cross the peat: where the marine clay is thick the peat is thin. */
const creek = undulating('fen creeks', 0, 1, 900)

/** Levels in mOD. */
export const fenGround: GroundModel = {
  groundLevel: (e, n) => 1.35 + 0.5 * creek(e, n) + undulating('fen level', 0, 0.25, 400)(e, n),
  waterLevel: (e, n) => -0.15 + undulating('fen water', 0, 0.3, 800)(e, n),
  layers: [
    { stratum: topsoil, thickness: undulating('fen topsoil', 0.32, 0.06, 300) },
    { stratum: bankFill, thickness: undulating('fen fill', -0.7, 2.2, 420) },
    {
      stratum: tidalFlat,
      thickness: (e, n) => 2.6 + 1.3 * creek(e, n) + undulating('fen clay', 0, 0.3, 300)(e, n),
    },
    {
      stratum: peat,
      thickness: (e, n) => 0.7 - 1.1 * creek(e, n) + undulating('fen peat', 0, 0.2, 350)(e, n),
    },
    { stratum: lowerClay, thickness: undulating('fen lower clay', 1.2, 1.0, 700) },
    { stratum: gravel, thickness: undulating('fen gravel', 1.9, 1.6, 1100) },
    { stratum: weatheredClay, thickness: undulating('fen weathered', 3.1, 0.9, 600) },
    { stratum: stiffClay, thickness: undulating('fen stiff clay', 13, 1.8, 1600) },
  ],
  rock: {
    datum: (e, n) => -24 - 0.004 * (e - 541300) - 0.002 * (n - 306300),
    beds: [
      { stratum: mudstone, thickness: 5.2 },
      { stratum: limestone, thickness: 0.6 },
      { stratum: mudstone, thickness: 3.9 },
      { stratum: limestone, thickness: 0.4 },
    ],
  },
}
