import type { GroundModel, Stratum } from '../ground/stratum.ts'
import { distanceFromLine, undulating } from '../ground/surface.ts'

/** The village stands on the flood plain of the Forth below steep ground of Devonian sandstone. */
const fromRiver = distanceFromLine([251600, 700820], [252700, 700900])

const topsoil: Stratum = {
  code: 'TOPS',
  name: 'Topsoil',
  legend: '101',
  kind: 'fill',
  strength: [4, 0],
  description: '{Dark brown|Brown} slightly gravelly sandy clayey TOPSOIL with {many|frequent} rootlets.',
}

const madeGround: Stratum = {
  code: 'MG',
  name: 'Made Ground',
  legend: '102',
  kind: 'fill',
  strength: [8, 1],
  description:
    'MADE GROUND: {Brown|Dark grey} slightly clayey very sandy gravel of {sandstone, brick and ' +
    'slate|crushed sandstone|ash and brick}. {Occasional fragments of glass.|}',
}

const alluvium: Stratum = {
  code: 'ALV',
  name: 'Alluvium',
  legend: '303',
  kind: 'clay',
  strength: [32, 4],
  description:
    '{strength} {brown|greyish brown|grey mottled orange} {slightly sandy|sandy} SILT {with occasional ' +
    'rootlets|with pockets of organic matter|}.',
}

const glaciofluvial: Stratum = {
  code: 'GFDU',
  name: 'Glaciofluvial Deposits',
  legend: '504',
  kind: 'gravel',
  strength: [16, 3],
  description:
    '{strength} {brown|greyish brown} {slightly silty|} very sandy subangular to rounded fine to coarse ' +
    'GRAVEL of sandstone, schist and quartz {with a low cobble content|}. Sand is {medium ' +
    'and coarse|fine to coarse}.',
}

const till: Stratum = {
  code: 'TILLD',
  name: 'Till, Devensian',
  legend: '220',
  kind: 'clay',
  strength: [95, 22],
  description:
    '{strength} {reddish brown|purplish brown} slightly sandy gravelly CLAY {with a low cobble ' +
    'content|with a medium cobble content}. Gravel is subangular to subrounded fine to coarse of ' +
    'sandstone, conglomerate and schist.',
}

const sandstone: Stratum = {
  code: 'TEST',
  name: 'Teith Sandstone Formation',
  legend: '803',
  kind: 'rock',
  strength: [38, 5],
  description:
    '{Medium strong|Strong} {purplish grey|reddish brown} fine to coarse grained SANDSTONE. ' +
    'Discontinuities: set 1 dipping 50 to 65 degrees, {closely|medium} spaced, planar, ' +
    'rough, {clean|clay smeared}.',
}

const mudstone: Stratum = {
  code: 'TEST',
  name: 'Teith Sandstone Formation',
  legend: '801',
  kind: 'rock',
  strength: [18, 4],
  description:
    '{Weak|Very weak} {reddish brown|purple} thinly laminated MUDSTONE {with green reduction spots|}. ' +
    'Discontinuities very closely to closely spaced.',
}

/** Levels in mOD: about 18 m at the river, rising northwards. */
export const aberfoyleGround: GroundModel = {
  groundLevel: (e, n) =>
    18.4 + 0.022 * Math.max(0, fromRiver(e, n)) + undulating('aberfoyle level', 0, 0.5, 240)(e, n),
  waterLevel: (e, n) =>
    16.6 + 0.011 * Math.max(0, fromRiver(e, n)) + undulating('aberfoyle water', 0, 0.2, 400)(e, n),
  layers: [
    { stratum: topsoil, thickness: undulating('aberfoyle topsoil', 0.28, 0.08, 120) },
    { stratum: madeGround, thickness: undulating('aberfoyle made ground', 0.1, 0.9, 130) },
    {
      stratum: alluvium,
      thickness: (e, n) => 2.1 - fromRiver(e, n) / 180 + undulating('aberfoyle alluvium', 0, 0.6, 220)(e, n),
    },
    { stratum: glaciofluvial, thickness: undulating('aberfoyle gravel', 4.2, 1.6, 300) },
    { stratum: till, thickness: undulating('aberfoyle till', 2.4, 1.5, 320) },
  ],
  rock: {
    datum: (e, n) => 4 - 0.6 * (n - 700900) + 0.25 * (e - 252150),
    beds: [
      { stratum: sandstone, thickness: 5.6 },
      { stratum: mudstone, thickness: 1.7 },
      { stratum: sandstone, thickness: 8.3 },
      { stratum: mudstone, thickness: 2.4 },
    ],
  },
}
