import query from '@tanstack/eslint-plugin-query'
import reactHooks from 'eslint-plugin-react-hooks'
import { reactRefresh } from 'eslint-plugin-react-refresh'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { commentLengths } from './eslint-rules/comment-lengths.js'
import { documentedMapMembers } from './eslint-rules/documented-map-members.js'
import { NO_BINARY_ROUNDING } from './eslint-rules/no-binary-rounding.js'
import { NO_OTHER_NUMBER_FORMAT } from './eslint-rules/no-other-number-format.js'
import { NO_UNDERSCORE_MEMBERS } from './eslint-rules/no-underscore-members.js'

const nodeGlobals = Object.fromEntries(
  ['process', 'console', 'Buffer', 'URL', 'setTimeout', 'clearTimeout', 'fetch'].map((name) => [
    name,
    'readonly',
  ]),
)

/** Numbers, dates and plurals as text. */
const NUMBER_TEXT = 'packages/readings/src/text/number-text.ts'

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.types/**',
      '.bench/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      // A fifth of the time of all rules; the sources have no enum, and describe objects by interfaces.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
      'max-depth': ['error', 4],
      complexity: ['error', 20],
    },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts'],
    rules: { 'max-lines-per-function': ['error', 79] },
  },
  {
    files: ['apps/web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, query.configs['flat/recommended']],
  },
  {
    files: ['apps/web/src/**/*.tsx'],
    // A file that exports other things than components reloads the page when it is edited.
    extends: [reactRefresh.configs.vite()],
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { regexp },
    // Patterns meet text from outside: each must take linear time. What these rules cannot see,
    // linear-time.test.ts tries.
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  { files: ['**/*.{ts,tsx,js,mjs}'], rules: { 'no-restricted-syntax': ['error', ...NO_UNDERSCORE_MEMBERS] } },
  {
    files: ['{packages,apps}/*/src/**/*.{ts,tsx}'],
    ignores: [NUMBER_TEXT],
    rules: { 'no-restricted-syntax': ['error', ...NO_UNDERSCORE_MEMBERS, ...NO_OTHER_NUMBER_FORMAT] },
  },
  {
    files: ['packages/{logs,plots,readings}/src/**/*.ts'],
    ignores: ['packages/readings/src/measure/format-decimals.ts', NUMBER_TEXT],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...NO_UNDERSCORE_MEMBERS,
        ...NO_OTHER_NUMBER_FORMAT,
        NO_BINARY_ROUNDING,
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { groundsheet: { rules: { 'documented-map-members': documentedMapMembers } } },
    rules: { 'groundsheet/documented-map-members': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { comments: { rules: { lengths: commentLengths } } },
    rules: { 'comments/lengths': 'error' },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: nodeGlobals },
    rules: { 'no-undef': 'error', 'no-unused-vars': 'error', eqeqeq: 'error' },
  },
)
