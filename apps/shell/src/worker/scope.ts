/** Parts of the worker's environment that it uses: the types of the DOM and of workers cannot be in one project. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  data: unknown;
  /** The page that spoke. */
  source: { postMessage: (message: NotKept) => void } | null;
}

export interface WorkerScope {
  location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessageEvent) => void): void;
}

/** A file of a release with its hash. */
export interface ReleaseFile {
  name: string;
  integrity: string;
}

/** A release the page wants to have without a connection. */
export interface KeptRelease {
  tool: string;
  version: string;
  /** `/tools/time/1.4.2-abcd1234`. */
  folder: string;
  /** Of its entry, as the verified release set says it. */
  integrity: string;
}

export interface KeepTools {
  type: 'keep-tools';
  releases: KeptRelease[];
}

/** Message of the worker when it could not store a release; earlier files of the tool stay stored. */
export interface NotKept {
  type: 'not-kept';
  tool: string;
  version: string;
  code: 'http' | 'network' | 'timeout' | 'integrity' | 'not_script';
}
