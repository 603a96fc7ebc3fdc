import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the test files of each check that takes paths are. */
const TEST_FILES = {
  unit: { folders: ['apps', 'packages', 'test'], name: /(?:^|\/)test\/.*\.test\.tsx?$/ },
  postgres: { folders: ['apps/api/test'], name: /\.test\.ts$/ },
  'postgres-oldest': { folders: ['apps/api/test/postgres'], name: /\.test\.ts$/ },
  components: { folders: ['apps/web/component-test'], name: /\.test\.tsx$/ },
  e2e: { folders: ['e2e'], name: /\.spec\.ts$/ },
}

/**
 * Why no test would run: one line for each check without a test file whose path has one of the words.
 * @param {string} root @param {readonly string[]} checks @param {readonly string[]} words
 */
export function withoutTestFile(root, checks, words) {
  const quoted = words.map((word) => `"${word}"`).join(' or ')
  return checks.flatMap((check) => {
    const place = TEST_FILES[check]
    if (place === undefined || words.length === 0) return []
    const files = place.folders
      .flatMap((folder) => filesBelow(root, folder))
      .filter((path) => place.name.test(path))
    const matches = (word) => files.some((path) => path.includes(wordOf(word)) || isMatch(word, path))
    return words.some(matches) ? [] : [`No test file of "${check}" has ${quoted} in its path.`]
  })
}

/** Without the number of a line, which the runners accept. */
const wordOf = (word) => word.replaceAll('\\', '/').replace(/:\d+$/, '')

/** Playwright reads words as regular expressions. */
function isMatch(word, path) {
  try {
    return new RegExp(word, 'i').test(path)
  } catch {
    return false
  }
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, path)
    return [path]
  })
}
