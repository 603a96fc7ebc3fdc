import { file } from './check-lines.ts'

export const PROJ = ['"GROUP","PROJ"', '"HEADING","PROJ_ID","PROJ_NAME"', '"UNIT","",""', '"TYPE","ID","X"']
export const ROW = '"DATA","P1","A ""quoted"" name, with a comma"'

/** A file of one group whose fifth line, its first row, is this. */
export const withRow = (row: string): string => file(...PROJ, row, '"DATA","P2","b"')
