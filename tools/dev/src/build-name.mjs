/** Returns the name of every build of a tool until it is served under its version number. */
export const buildName = (id) => `jahrring_dev_${id.replace(/\W/g, '_')}`;
