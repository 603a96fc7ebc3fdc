import { valuePlot } from '../value-plot.ts'

/** Dynamic probing: blows for each increment. */
export const probe = valuePlot({
  id: 'dynamic-probe',
  unit: '',
  sources: [{ table: 'DPRB', heading: 'DPRB_BLOW' }],
  least: 20,
})
