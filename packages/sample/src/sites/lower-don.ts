import { lowerDonAnnotations } from './lower-don-annotations.ts'
import { lowerDonGround } from './lower-don-ground.ts'
import { planLowerDon } from './lower-don-plan.ts'
import type { Site } from './site.ts'

const plan = planLowerDon()

/** A large project that is still open: three phases on a former steelworks, one delivery each. */
export const lowerDon: Site = {
  folder: 'lower-don-regeneration',
  edition: 'AGS4',
  reference: 'NGE-1342',
  name: 'Lower Don Regeneration Area',
  place: 'Attercliffe, Sheffield',
  status: 'open',
  client: 'Lower Don Development Company',
  contractor: 'Northmoor Ground Engineering',
  consultant: 'Carbrook Hadfield Engineers',
  contractStartDate: '2024-01-08',
  purpose: 'Mixed development on former steelworks: foundations, remediation and old workings in coal.',
  anchor: {
    easting: 437700,
    northing: 389000,
    latitude: 53.396508626,
    longitude: -1.434509851,
    latitudePerEast: -7.124529e-8,
    latitudePerNorth: 8.9882652e-6,
    longitudePerEast: 1.50376427e-5,
    longitudePerNorth: 1.189587e-7,
  },
  ground: lowerDonGround,
  deliveries: [
    { file: 'phase 1.ags', issued: '2024-06-28', description: 'Phase 1, final data' },
    { file: 'phase 2.ags', issued: '2024-09-27', description: 'Phase 2, final data' },
    { file: 'phase 3.ags', issued: '2024-12-13', description: 'Phase 3, draft data' },
  ],
  crews: 8,
  plan,
  annotations: lowerDonAnnotations(plan),
}
