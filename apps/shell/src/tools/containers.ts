/** A release's container: webpack's own protocol of Module Federation. */
interface Container {
  init: (scope: object) => unknown;
  get: (expose: string) => Promise<() => unknown>;
}

/** What it takes to run a release's entry. */
export interface ContainerCode {
  /** Address of remoteEntry.js. */
  entry: string;
  /** The variable it leaves its container in; carries the version. */
  globalName: string;
  integrity?: string | undefined;
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
declare const __webpack_share_scopes__: { default: object };

/** A script without a known hash must not run: this one matches nothing. */
const impossible = `sha384-${'A'.repeat(64)}`;

/** By entry: a container is opened once, and never replaced while the page lives. */
const opened = new Map<string, Promise<Container>>();

/**
 * Runs a release's entry, which the browser checks against its hash, and hands it the shared modules. Rejects when the
 * script does not come, is not what was released or leaves no container; asking again tries again.
 */
export function openContainer(code: ContainerCode): Promise<Container> {
  const known = opened.get(code.entry);
  if (known) return known;
  const opening = open(code);
  opened.set(code.entry, opening);
  opening.catch(() => opened.delete(code.entry));
  return opening;
}

async function open(code: ContainerCode): Promise<Container> {
  await Promise.all([runScript(code), __webpack_init_sharing__('default')]);
  const container = (globalThis as Record<string, unknown>)[code.globalName] as Container | undefined;
  if (!container) throw new Error(`${code.entry} leaves no ${code.globalName}`);
  await container.init(__webpack_share_scopes__.default);
  return container;
}

function runScript({ entry, integrity }: ContainerCode): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = entry;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity ?? impossible;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${entry} cannot be loaded`));
    document.head.append(script);
  });
}

/** What a release exposes under a name. */
export async function loadModule<T>(code: ContainerCode, expose: string): Promise<T> {
  const container = await openContainer(code);
  return (await container.get(expose))() as T;
}
