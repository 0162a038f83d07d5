import { notify, translate } from '@jahrring/tool-kit';
import { ReleaseFault } from '../releases/release-fault';
import { reportFault } from '../releases/report';
import { shellTool } from '../releases/shell-release';
import type { ChunkTrouble } from './chunk-guard';
import { ownerOf } from './tool-registry';
import { addLoadFailure, clearLoadFailure } from './load-failures';

type Failed = (fault: ReleaseFault) => void;

/** Callbacks of the work that is opening each build at this moment. */
const openings = new Map<string, Set<Failed>>();
/** Imports of builds whose opening failed. */
const parked = new Map<string, (() => void)[]>();

/** Runs work on a build's container; a chunk that is lost meanwhile ends it. */
export function whileOpening<T>(globalName: string, work: () => Promise<T>): Promise<T> {
  const watching = openings.get(globalName) ?? new Set();
  openings.set(globalName, watching);
  return new Promise<T>((resolve, reject) => {
    watching.add(reject);
    work()
      .then(resolve, reject)
      .finally(() => watching.delete(reject));
  });
}

/** Lets the imports go on that an opening left behind. */
export function resumeChunks(globalName: string): void {
  const waiting = parked.get(globalName) ?? [];
  parked.delete(globalName);
  for (const again of waiting) again();
}

/**
 * A chunk could not be had. While its version is being opened that fails, and another version follows; later its importer
 * waits, and the page it belongs to says so. The shell cannot start without its own.
 */
export function loseChunk({ name, fault, again }: ChunkTrouble): 'wait' | 'throw' {
  const owner = ownerOf(name);
  if (!owner) return 'throw';
  const lost = new ReleaseFault({ ...owner, phase: 'load', code: fault.code }, fault);
  const watching = openings.get(name);
  if (watching?.size) {
    for (const failed of [...watching]) failed(lost);
    parked.set(name, [...(parked.get(name) ?? []), again]);
    return 'wait';
  }
  reportFault(lost);
  if (owner.tool === shellTool && !document.documentElement.dataset['shellReady']) return 'throw';
  addLoadFailure(lost, again);
  if (owner.tool === shellTool) notifyOfShell(lost);
  return 'wait';
}

/** The shell's parts have no place of their own on the page. */
function notifyOfShell({ reference }: ReleaseFault): void {
  notify.error(translate('shell:tool.partFailed', { reference }), {
    id: 'shell.part',
    action: { label: translate('shell:tool.retry'), run: () => clearLoadFailure(shellTool) },
    duration: 600_000,
  });
}
