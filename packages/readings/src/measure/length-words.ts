/** What is done with lengths in a unit other than that of AGS. */
export const lengthWords = {
  one: {
    converted: (heading: string, unit: string, target: string) =>
      `${heading} in “${unit}”: read in this unit and converted to ${target}`,
    wrongUnit: (heading: string, unit: string, target: string) =>
      `${heading} in “${unit}”, which is not a unit of length: read as ${target}`,
    unknownUnit: (heading: string, unit: string) =>
      `${heading} in “${unit}”, an unknown unit: not read, and not drawn`,
  },
  several: {
    converted: (headings: string, unit: string, target: string) =>
      `Read in ${unit} and converted to ${target}: ${headings}`,
    wrongUnit: (headings: string, unit: string, target: string) =>
      `Read as ${target}, because “${unit}” is not a unit of length: ${headings}`,
    unknownUnit: (headings: string, unit: string) =>
      `Not read and not drawn, because “${unit}” is an unknown unit: ${headings}`,
  },
}
