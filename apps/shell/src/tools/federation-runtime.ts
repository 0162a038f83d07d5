import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

/**
 * Tools are built without a federation runtime of their own: this is where they look for the shell's. Named one by one,
 * because what loads remotes and manifests is left out: the shell opens containers itself.
 */
export function offerFederationRuntime(): void {
  const _FEDERATION_RUNTIME_CORE = {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers,
    Module,
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  };
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE });
}
