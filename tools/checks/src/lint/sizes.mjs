import { mostLines } from '../workspace/file-sizes.mjs';

/** Limits for the length of files and functions. */
export const sizeRules = {
  'max-lines': ['error', { max: mostLines }],
  'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
};
