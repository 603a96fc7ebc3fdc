const MAX_LINE_CHARACTERS = 110
const MAX_SENTENCE_WORDS = 25

/** oxfmt does not wrap comments. Their lines end where those of code do, and sentences are short. */
export const commentLengths = {
  meta: {
    type: 'layout',
    schema: [],
    messages: {
      line: 'A line with a comment has {{count}} characters. Break it at 110.',
      sentence: 'A sentence of a comment has {{count}} words ("{{start}} …"). Split it: at most 25.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const check = (comments) => {
      for (const { loc } of comments)
        for (let line = loc.start.line; line <= loc.end.line; line += 1) {
          const count = sourceCode.lines[line - 1].length
          if (count > MAX_LINE_CHARACTERS)
            context.report({ loc: { line, column: 0 }, messageId: 'line', data: { count } })
        }
      for (const words of sentencesOf(comments))
        if (words.length > MAX_SENTENCE_WORDS)
          context.report({
            loc: comments[0].loc,
            messageId: 'sentence',
            data: { count: words.length, start: words.slice(0, 5).join(' ') },
          })
    }
    return {
      Program() {
        for (const comments of groupLines(sourceCode.getAllComments())) check(comments)
      },
    }
  },
}

/** Comments of `//` on one line after the other are one text. */
function groupLines(comments) {
  const groups = []
  for (const comment of comments) {
    const before = groups.at(-1)?.at(-1)
    const continues =
      comment.type === 'Line' && before?.type === 'Line' && before.loc.end.line === comment.loc.start.line - 1
    if (continues) groups.at(-1).push(comment)
    else groups.push([comment])
  }
  return groups
}

/**
 * The words of each sentence. Code in backticks is one word. A full stop, an item of a list, a tag, an empty
 * line or a block of code ends a sentence. A `:` or `;` does not.
 */
function sentencesOf(comments) {
  const text = comments.map(({ value }) => value).join('\n')
  return text
    .replaceAll(/^[ \t]*\*[ \t]?/gm, '')
    .replaceAll(/```[^]*?```/g, '\n\n')
    .replaceAll(/`[^`]*`/g, 'code')
    .split(/\n[ \t]*(?=\n|[-•@]|\d+\. )|[.!?]["')]*(?=\s)/)
    .map((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
}
