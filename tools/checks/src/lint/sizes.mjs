/** Lines of a source file at most, blank ones and comments included: what grows beyond is split along what belongs together. */
const mostLines = 350;

/** Limits for the length of files and functions. */
export const sizeRules = {
  'max-lines': ['error', { max: mostLines }],
  'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
};
