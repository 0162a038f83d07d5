import { ReleaseFault } from './release-fault';
import { reportFault } from './report';

/** Path of a tool's code: `/tools/time/1.4.2-1a2b3c4d/…`. */
const toolCode = /\/tools\/([a-z0-9-]+)\/([^/\s]+)\//;

/** Errors of the server are answers, not faults of the code that asked. */
const answers = new Set(['ApiError', 'AbortError']);
const told = new Set<string>();

/** Returns the tool and version whose code threw an uncaught error. */
export function throwerOf(where: string): { tool: string; version: string } | undefined {
  const [, tool, version] = toolCode.exec(where) ?? [];
  return tool !== undefined && version !== undefined ? { tool, version } : undefined;
}

/** Reports what tools throw outside of drawing: in handlers, timers and promises. Each message once a visit. */
export function watchCode(): void {
  addEventListener('error', ({ filename, error, message }) => {
    report(filename || stackOf(error), error, message);
  });
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    report(stackOf(reason), reason, String(reason));
  });
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : '';
}

function report(where: string, error: unknown, message: string): void {
  const thrower = throwerOf(where);
  if (!thrower || (error instanceof Error && answers.has(error.name))) return;
  const mark = `${thrower.tool} ${thrower.version} ${message}`;
  if (told.has(mark)) return;
  told.add(mark);
  reportFault(new ReleaseFault({ ...thrower, phase: 'run', code: 'threw' }, error));
}
