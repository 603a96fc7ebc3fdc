import type { ListedPlot } from './plot.ts'
import { acidity, soilSulphate, sulphate } from './plots/chemistry.ts'
import { cone, friction, frictionRatio, porePressure } from './plots/cone.ts'
import { core, rockStrength } from './plots/core.ts'
import { density } from './plots/density.ts'
import { dynamicCone } from './plots/dynamic-cone.ts'
import { atterberg, moisture } from './plots/moisture.ts'
import { grading } from './plots/grading.ts'
import { hydrograph } from './plots/hydrograph.ts'
import { penetration } from './plots/penetration.ts'
import { penetrometer } from './plots/penetrometer.ts'
import { permeability } from './plots/permeability.ts'
import { plasticity } from './plots/plasticity.ts'
import { probe } from './plots/probe.ts'
import { strength } from './plots/strength.ts'
import { water } from './plots/water.ts'

/** Every plot, in the order of the list. */
export const PLOTS: readonly ListedPlot[] = [
  penetration,
  strength,
  penetrometer,
  moisture,
  atterberg,
  plasticity,
  grading,
  density,
  cone,
  friction,
  frictionRatio,
  porePressure,
  probe,
  dynamicCone,
  permeability,
  core,
  rockStrength,
  acidity,
  sulphate,
  soilSulphate,
  water,
  hydrograph,
]
