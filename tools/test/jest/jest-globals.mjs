/** `@jest/globals` of suites that run on Node's own modules: the mocks; everything else is a global there. */
export const { jest } = globalThis;
