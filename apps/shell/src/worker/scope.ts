/** What the worker uses of its surroundings: the types of the DOM and of workers cannot stand in one project. */
export interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerEvent & { data: unknown }) => void): void;
}

/** A file of a release with its hash. */
export interface ReleaseFile {
  name: string;
  integrity: string;
}

/** A tool the page wants to have without a connection: its folder, `/tools/time/1.4.2-abcd1234`. */
export interface KeepTools {
  type: 'keep-tools';
  folders: string[];
}
