/** Injection tokens for what has no class of its own. */
export const SERVICE_ENV = Symbol('SERVICE_ENV');
export const SERVICE_DEFINITION = Symbol('SERVICE_DEFINITION');
export const LOGGER = Symbol('LOGGER');
