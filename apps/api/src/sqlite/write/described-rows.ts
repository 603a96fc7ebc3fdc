import {
  createFindTexts,
  ofCompany,
  ofProject,
  searchedWords,
  TEXT_END,
  type FindTexts,
} from '../../store/words/described-texts.ts'
import type { Connection } from '../open.ts'

/** What rows with descriptions belong to. `marks`: of its company and project, among the words of a row. */
export interface OwnerOfRows {
  readonly projectSeq: number
  readonly marks: readonly string[]
  readonly findTexts: FindTexts
}

interface Project {
  readonly companyId: string
  readonly configuration: string
}

/** The owner of the rows of a project; undefined if there is no such project. */
export function findOwner(connection: Connection): (projectSeq: number) => OwnerOfRows | undefined {
  const project = connection.prepare<[number], Project>(
    `SELECT company.id AS companyId, company.configuration AS configuration
     FROM project JOIN company ON company.id = project.company_id WHERE project.seq = ?`,
  )
  return (projectSeq) => {
    const found = project.get(projectSeq)
    return (
      found && {
        projectSeq,
        marks: [ofCompany(found.companyId), ofProject(projectSeq)],
        findTexts: createFindTexts(found.configuration),
      }
    )
  }
}

/** The words of each text of a row that has any. `body`: as stored, without its closing brace. */
export const textsOfRow = (body: string, { findTexts }: OwnerOfRows): string[][] =>
  searchedWords(findTexts(body)).filter((words) => words.length > 0)

/** What is indexed of the texts of a row. No phrase goes from one text into the next. */
export const toIndexed = (texts: readonly (readonly string[])[]): string =>
  texts.map((text) => text.join(' ')).join(` ${TEXT_END} `)
