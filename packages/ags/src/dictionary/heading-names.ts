/** Names of headings in our own words. Columns: heading, name; a tab between them. */
export const HEADING_NAMES = `
LOCA_ID	Exploratory hole
HOLE_ID	Exploratory hole
GEOL_TOP	Depth to top of stratum
`
