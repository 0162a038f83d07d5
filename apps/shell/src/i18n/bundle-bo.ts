import common from '@jahrring/tool-kit/messages/bo.json';
import shell from './bo.json';

/** The library's own words fall back to German. */
export const bundle = { common, shell };
