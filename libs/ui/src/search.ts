/** No part of the module that the shell shares: a tool bundles it. Its look is the controls', which the shell's style sheet has. */
export { SearchBox } from './search/search-box';
export type { SearchBoxProps } from './search/search-box';
