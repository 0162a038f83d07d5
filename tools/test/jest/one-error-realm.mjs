import { types } from 'node:util';

/**
 * Jest runs tests in their own realm, so an error made by Node's file system or network is no `instanceof Error` there,
 * though it is one in production. Subclasses keep the ordinary meaning.
 */
Object.defineProperty(Error, Symbol.hasInstance, {
  value(candidate) {
    if (this === Error && types.isNativeError(candidate)) return true;
    return Function.prototype[Symbol.hasInstance].call(this, candidate);
  },
});
