/** What every build of a tool calls itself until it is served under its number. */
export const buildName = (id) => `jahrring_dev_${id.replace(/\W/g, '_')}`;
