import type { MarkerStyle } from './annotations.ts'

export const sampleName = 'Northmoor Ground Engineering'

/** `company.json`: how this company names and draws what is in every one of its projects. */
export const companyFile = {
  name: sampleName,
  crs: 'EPSG:27700',
  locationTypes: {
    CP: type('Cable percussion borehole', {
      markerColor: '#1d4ed8',
      markerSymbol: 'borehole',
      markerSize: 16,
    }),
    RC: type('Rotary cored borehole', { markerColor: '#6d28d9', icon: 'rig', markerSize: 20 }),
    'CP+RC': type('Cable percussion and rotary borehole', {
      markerColor: '#6d28d9',
      markerSymbol: 'borehole',
      markerSize: 18,
    }),
    TP: type('Trial pit', { markerColor: '#92400e', markerSymbol: 'trial-pit', markerSize: 15 }),
    WS: type('Window sample', { markerColor: '#15803d', markerSymbol: 'window-sample', markerSize: 14 }),
    CPT: type('Cone penetration test', {
      markerColor: '#be123c',
      markerSymbol: 'cpt',
      markerSize: 15,
      labelColor: '#9f1239',
    }),
  },
  tables: {
    GEOL: { name: 'Strata' },
    MOND: { name: 'Monitoring readings' },
    // The drilling crew's diary: rows are counted, but the API does not return them.
    PTIM: { name: 'Drilling progress', code: null },
  },
  // Names of people are stored, but not returned.
  fields: { SAMP_WHO: { code: null } },
}

function type(name: string, style: MarkerStyle): { name: string; style: MarkerStyle } {
  return { name, style }
}
