import { useStored } from '../../ui/use-stored.ts'

/** Whether tables are labelled by their AGS codes; stored in the browser. */
export const useAgsHeadings = () =>
  useStored(
    'groundsheet.ags-headings',
    (text) => text === 'yes',
    (on) => (on ? 'yes' : 'no'),
  )
