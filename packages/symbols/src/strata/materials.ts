/**
 * How a material is known by its words, and tinted. The tint is faint, so that the drawing reads on light and
 * dark.
 */
export interface Material {
  readonly noun: RegExp
  readonly tint: string
}

export interface SoilMaterial extends Material {
  readonly adjective: RegExp | null
  /** Key of the sign that is strewn for it; null: it has a tile of its own. */
  readonly glyph: 'dash' | 'cross' | 'dot' | 'ring' | 'cobble' | 'boulder' | 'tuft' | null
}

/** Soils of BS 5930 and made ground. */
export const SOILS = {
  made: { noun: /\b(?:made ground|fill|made)\b/gi, adjective: null, glyph: null, tint: '#8a8378' },
  topsoil: { noun: /\btop ?soil\b|\bturf\b/gi, adjective: null, glyph: null, tint: '#6f5536' },
  clay: { noun: /\bclay\b/gi, adjective: /\bclayey\b/i, glyph: 'dash', tint: '#b0703f' },
  silt: { noun: /\bsilt\b/gi, adjective: /\bsilty\b/i, glyph: 'cross', tint: '#8c8a4a' },
  sand: { noun: /\bsands?\b/gi, adjective: /\bsandy\b/i, glyph: 'dot', tint: '#d9b23a' },
  gravel: { noun: /\bgravels?\b/gi, adjective: /\bgravelly\b/i, glyph: 'ring', tint: '#d08a35' },
  cobbles: { noun: /\bcobbles?\b/gi, adjective: /\bcobbly\b/i, glyph: 'cobble', tint: '#b5763a' },
  boulders: { noun: /\bboulders?\b/gi, adjective: /\bbouldery\b/i, glyph: 'boulder', tint: '#98653a' },
  peat: { noun: /\bpeat\b/gi, adjective: /\b(?:organic|peaty)\b/i, glyph: 'tuft', tint: '#5b4632' },
} as const satisfies Record<string, SoilMaterial>

/** Rocks, and materials that are neither soil nor rock. */
export const ROCKS = {
  mudstone: { noun: /\b(?:mudstone|claystone|marl)\b/gi, tint: '#7d6f86' },
  siltstone: { noun: /\bsiltstone\b/gi, tint: '#7f8a78' },
  sandstone: { noun: /\b(?:sandstone|gritstone)\b/gi, tint: '#cfa54a' },
  limestone: { noun: /\b(?:limestone|dolomite)\b/gi, tint: '#5f93b8' },
  chalk: { noun: /\bchalk\b/gi, tint: '#a9c7a0' },
  coal: { noun: /\b(?:coal|lignite)\b/gi, tint: '#222222' },
  breccia: { noun: /\bbreccia\b/gi, tint: '#a87b52' },
  conglomerate: { noun: /\bconglomerate\b/gi, tint: '#b7884c' },
  igneous: {
    noun: /\b(?:igneous|granite|basalt|dolerite|gabbro|diorite|andesite|rhyolite)\b/gi,
    tint: '#c0606a',
  },
  metamorphic: { noun: /\b(?:metamorphic|schist|gneiss|quartzite|phyllite)\b/gi, tint: '#8c6ba8' },
  slate: { noun: /\bslate\b/gi, tint: '#66758a' },
  shale: { noun: /\bshale\b/gi, tint: '#6b6f78' },
  pyroclastic: { noun: /\b(?:pyroclastic|tuff|volcanic ash)\b/gi, tint: '#b06a8a' },
  evaporite: { noun: /\b(?:gypsum|rocksalt|halite|anhydrite)\b/gi, tint: '#c8a0b8' },
  ironstone: { noun: /\bironstone\b/gi, tint: '#8f4a32' },
  concrete: { noun: /\b(?:concrete|screed)\b/gi, tint: '#8f9496' },
  bituminous: { noun: /\b(?:bituminous|tarmac(?:adam)?|bitmac|asphalt|macadam)\b/gi, tint: '#3c3f42' },
  brickwork: { noun: /\b(?:brickwork|masonry)\b/gi, tint: '#a8543e' },
  wood: { noun: /\b(?:wood|timber)\b/gi, tint: '#9a7444' },
} as const satisfies Record<string, Material>

export type Soil = keyof typeof SOILS
export type Rock = keyof typeof ROCKS
