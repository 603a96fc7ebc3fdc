import type { Wgs84 } from '../src/index.ts'
import { findClues, sumClues } from '../src/country-clues.ts'

export const BODMIN: Wgs84 = { longitude: -4.55, latitude: 50.55 }

export const CORK: Wgs84 = { longitude: -8.1, latitude: 51.95 }

export const weightAt = (point: Wgs84, place: string, organisations: string[] = []) =>
  sumClues(findClues({ place, organisations }), point).reduce((sum, { weight }) => sum + weight, 0)
