import type { ImportSettings } from '@jahrring/contracts-addresses';

/** Place of the line of titles among an import's rows; the rows below it count from 0. */
export const titlePosition = -1;

/** Place of the first row that is an address: the line of titles itself where it holds none. */
export const firstPosition = ({ hasTitles }: Pick<ImportSettings, 'hasTitles'>): number =>
  hasTitles ? 0 : titlePosition;
