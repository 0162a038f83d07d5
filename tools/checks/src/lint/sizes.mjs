/** Lines of a source file at most, blank ones and comments included: what grows beyond is split along what belongs together. */
const mostLines = 350;

/** How long files and functions may be. */
export const sizeRules = {
  'max-lines': ['error', { max: mostLines }],
  'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
};
