/** The codes of a combined type, in drilling order: `IP+CP+RC` is IP, CP and RC. */
export const partsOfType = (type: string): string[] => type.split(/[+/,& ]+/).filter((part) => part !== '')
