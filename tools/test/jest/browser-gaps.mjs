import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

/** Fills what jsdom lacks and our components use; does nothing in the node environment. */
class NoopObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const noMatch = (media) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

const { window } = globalThis;
if (window !== undefined) {
  window.matchMedia ??= noMatch;
  window.ResizeObserver ??= NoopObserver;
  window.IntersectionObserver ??= NoopObserver;
  window.HTMLElement.prototype.scrollIntoView ??= () => {};
  globalThis.TextEncoder ??= TextEncoder;
  globalThis.TextDecoder ??= TextDecoder;
  globalThis.structuredClone ??= (value) => deserialize(serialize(value));
}
