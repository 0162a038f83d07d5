/**
 * Marks one top-level call of a package as pure, so that its result, and all that it needs, falls away where nobody uses it.
 * Fails when the package no longer has the call: then its new version has to be looked at.
 */
export default function markPure(source) {
  const { call } = this.getOptions();
  if (!source.includes(call)) {
    throw new Error(`${this.resourcePath} has no "${call}": see where it is marked as pure in tools/build`);
  }
  const at = call.indexOf('= ') + 2;
  return source.replace(call, `${call.slice(0, at)}/*#__PURE__*/ ${call.slice(at)}`);
}
