import type { MessagePort } from 'node:worker_threads';
import type { TableLimits } from '@jahrring/contracts-common';
import type { TextFormat } from './read-rows';
import type { TableFault } from './table-error';

/** One file for a thread; its rows come by the port, and each portion is answered there before the next. */
export interface TableTask {
  bytes: Uint8Array;
  limits: TableLimits;
  port: MessagePort;
}

/** Result of a thread after all rows were handed over, or the place where it stopped. */
export type TableAnswer = { text: TextFormat | null } | { fault: TableFault; line: number; column: number };
