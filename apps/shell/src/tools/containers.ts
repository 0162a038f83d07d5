import type { ReleaseCode } from '@jahrring/contracts-common';
import { isDeveloped } from '../development/version';
import { loadFile, ScriptRefused } from '../releases/load-file';
import { offerFederationRuntime } from './federation-runtime';

/** A release's container: webpack's own protocol of Module Federation. */
interface Container {
  init: (scope: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

offerFederationRuntime();

/** A script without a known hash must not run: this one matches nothing. */
const impossible = `sha384-${'A'.repeat(64)}`;

/** By entry: a container is opened once, and never replaced while the page lives. */
const opened = new Map<string, Promise<Container>>();

/**
 * Runs a release's entry, which the browser checks against its hash, and hands it the shared modules. Throws `FileFault`
 * when the script does not come or is not what was released; asking again tries again.
 */
export function openContainer(code: ReleaseCode): Promise<Container> {
  const known = opened.get(code.entry);
  if (known) return known;
  const opening = open(code);
  opened.set(code.entry, opening);
  opening.catch(() => opened.delete(code.entry));
  return opening;
}

async function open(code: ReleaseCode): Promise<Container> {
  const integrity = integrityOf(code);
  const script = loadFile(
    () => (code.globalName in globalThis ? Promise.resolve() : runScript(code.entry, integrity)),
    () => integrity,
  );
  await Promise.all([script, __webpack_init_sharing__('default')]);
  const container = (globalThis as Record<string, unknown>)[code.globalName] as Container | undefined;
  if (!container) throw new Error(`${code.entry} leaves no ${code.globalName}`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/** Only a developer's own release, which the development mode let in, has none. */
function integrityOf({ integrity, version }: ReleaseCode): string | undefined {
  return isDeveloped(version) ? undefined : (integrity ?? impossible);
}

function runScript(url: string, integrity: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity !== undefined) script.integrity = integrity;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new ScriptRefused(script.src));
    };
    document.head.append(script);
  });
}

/** Loads the module that a release exposes under a name. */
export async function loadModule<T>(code: ReleaseCode, expose: string): Promise<T> {
  const container = await openContainer(code);
  return (await container.get(expose))() as T;
}
