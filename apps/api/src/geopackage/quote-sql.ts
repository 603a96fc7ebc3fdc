/** A name in SQL. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text in SQL. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`
