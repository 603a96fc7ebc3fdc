import { ownValue } from '@groundsheet/readings'
import type { Ground } from './composition.ts'
import type { Soil } from './materials.ts'

/** First digit of a soil's code in the GEOL_LEG list of AGS: its principal soil. */
const FAMILIES: Readonly<Record<string, Soil>> = {
  '2': 'clay',
  '3': 'silt',
  '4': 'sand',
  '5': 'gravel',
  '6': 'peat',
  '7': 'cobbles',
}

/** Codes of that list that are one thing, or other than their first digit implies. */
const CODES: Readonly<Record<string, Ground>> = {
  '101': 'topsoil',
  '102': 'made',
  '103': 'bituminous',
  '104': 'concrete',
  '105': 'wood',
  '108': 'brickwork',
  '730': 'boulders',
  '731': 'boulders',
  '801': 'mudstone',
  '802': 'siltstone',
  '803': 'sandstone',
  '804': 'limestone',
  '805': 'chalk',
  '806': 'coal',
  '807': 'breccia',
  '808': 'conglomerate',
  '809': 'igneous',
  '810': 'igneous',
  '811': 'igneous',
  '812': 'metamorphic',
  '813': 'metamorphic',
  '814': 'metamorphic',
  '815': 'pyroclastic',
  '816': 'evaporite',
  '817': 'shale',
  '818': 'ironstone',
  '819': 'slate',
  '996': 'broken-ground',
  '997': 'undetermined',
  '998': 'no-recovery',
  '999': 'void',
}

/** The principal material, or the condition, of a code of the standard list; null for any other. */
export function principalOf(code: string): Ground | null {
  const known = ownValue(CODES, code)
  if (known !== undefined) return known
  return /^[2-7]\d\d$/.test(code) ? (FAMILIES[code.charAt(0)] ?? null) : null
}
