import { INCLINATION_TABLE } from './inclination.ts'
import { backfill } from './lanes/backfill.ts'
import { bore } from './lanes/bore.ts'
import { cone, facePressure, friction, frictionRatio, porePressure, sleevePressure } from './lanes/cone.ts'
import { core, fractures, fractureSpacing } from './lanes/core.ts'
import { details } from './lanes/stratum-details.ts'
import { dynamicCone, PENETROMETER_TABLE } from './lanes/dynamic-cone.ts'
import { installation } from './lanes/installation.ts'
import { headspace } from './lanes/headspace.ts'
import { moisture } from './lanes/moisture.ts'
import { penetrometer } from './lanes/penetrometer.ts'
import { permeability } from './lanes/permeability.ts'
import { penetration } from './lanes/penetration.ts'
import { probe, torque } from './lanes/probe.ts'
import { profileRemarks } from './lanes/profile-remarks.ts'
import { recovery } from './lanes/recovery.ts'
import { samples } from './lanes/samples.ts'
import { strata } from './lanes/strata.ts'
import { strength } from './lanes/strength.ts'
import { water } from './lanes/water.ts'
import type { LaneDefinition, LaneId } from './log.ts'
import { PROBE_TABLE } from './probe-drop.ts'

/** Every lane, from left to right. */
export const LANES: readonly LaneDefinition[] = [
  strata,
  samples,
  penetration,
  cone,
  friction,
  frictionRatio,
  facePressure,
  porePressure,
  sleevePressure,
  probe,
  torque,
  dynamicCone,
  profileRemarks,
  water,
  backfill,
  installation,
  bore,
  details,
  recovery,
  core,
  fractures,
  fractureSpacing,
  strength,
  penetrometer,
  permeability,
  headspace,
  moisture,
]

/** Their ids, in this order. */
export const LANE_IDS: readonly LaneId[] = LANES.map(({ id }) => id)

/** Codes of all tables that have a lane. */
export const LANE_TABLES: readonly string[] = [...new Set(LANES.flatMap(({ tables }) => tables))]

/** Codes of all tables that a log is made of. */
export const LOG_TABLES: readonly string[] = [
  ...LANE_TABLES,
  INCLINATION_TABLE,
  PROBE_TABLE,
  PENETROMETER_TABLE,
]
