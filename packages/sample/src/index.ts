export { sampleName } from './folder/company-file.ts'
export type { SampleFile } from './folder/sample-file.ts'
export { sampleCompany } from './sample-company.ts'
