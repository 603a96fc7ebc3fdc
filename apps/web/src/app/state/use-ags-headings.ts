import { useLocalStorage } from '../../ui/use-local-storage.ts'

/** Whether tables are labelled by their AGS codes; stored in the browser. */
export const useAgsHeadings = () =>
  useLocalStorage(
    'groundsheet.ags-headings',
    (text) => text === 'yes',
    (on) => (on ? 'yes' : 'no'),
  )
