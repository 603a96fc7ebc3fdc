import type { Material } from './materials.ts'

/**
 * Alone only at the beginning of a clause: elsewhere the word is too common. Goaf is what mining leaves
 * behind.
 */
const WORKINGS =
  String.raw`(?:(?:old|abandoned|disused|shallow|coal|mine|mining|collapsed|open)[ -]?)+workings?` +
  String.raw`|(?<=^\W{0,3}|[.:;,(–-] )workings?|goa(?:f|ves?)`

/** Nouns of mine workings, which may be open, collapsed or filled. */
export const MINED = new RegExp(String.raw`\b(?:${WORKINGS})\b`, 'i')

/**
 * Ground that a log states by its condition, not by a material: codes 996 to 999 of the GEOL_LEG list of AGS.
 */
export const CONDITIONS = {
  'broken-ground': {
    noun: /\b(?:broken (?:ground|rock|strata)|collapsed (?:ground|strata))\b/gi,
    tint: '#d9482b',
  },
  undetermined: { noun: /\b(?:undetermined|not determined|unidentified)\b/gi, tint: '#7d6cf0' },
  'no-recovery': {
    noun: new RegExp(
      String.raw`\b(?:no|nil|zero) (?:(?:core|sample|soil) )?(?:recovery|recovered)\b` +
        String.raw`|\b(?:(?:core|sample) )?(?:not |un)recovered\b` +
        String.raw`|\b(?:core[- ]?loss|loss of core|lost core|core lost|AZCL)\b|^\W{0,3}NR\W{0,3}$`,
      'gi',
    ),
    tint: '#b8c4cc',
  },
  void: {
    noun: new RegExp(
      String.raw`\b(?:void(?![ -]?(?:ratios?|formers?|content)\b)|cavity|cavern|${WORKINGS})\b`,
      'gi',
    ),
    tint: 'none',
  },
} as const satisfies Record<string, Material>

export type Condition = keyof typeof CONDITIONS
