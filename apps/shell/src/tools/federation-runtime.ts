import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type BundlerRuntime = NonNullable<typeof federation.bundlerRuntime>;

const init: BundlerRuntime['init'] = ({ webpackRequire }) => {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The container has no federation options');
  return createInstance(initOptions);
};

/**
 * Tools are built without the federation plugin's runtime (4 KB in every entry): this is where they look for the shell's.
 * Each container makes an instance of its own in it.
 */
export function offerFederationRuntime(): void {
  const bundlerRuntime = { ...federation.bundlerRuntime, initContainerEntry, init };
  Object.assign(globalThis, { _JAHRRING_FEDERATION: { ...federation, bundlerRuntime } });
}
