import type { Readable } from 'node:stream';
import { JsonError, streamJson } from '@jahrring/service-kit';
import { EldatError } from './eldat-fault';
import { EldatNode } from './eldat-node';
import { openEldat, type EldatFile } from './read-eldat';

/** Lists of logs, which make a document long. What else a document holds is kept while it is read. */
const listsOfLogs: ReadonlySet<string> = new Set([
  'log',
  'log_industrie',
  'single_log_data',
  'aggregation_data',
]);
const most = { depth: 40, values: 500_000, itemValues: 5000 } as const;

export interface StreamedEldat {
  /** The document without the logs in its lists. */
  file: EldatFile;
  /** Number of logs by the path of their list. */
  logs: ReadonlyMap<string, number>;
}

/** Opens a file from its beginning; logs are told in a second pass, when all that stands around them is known. */
export type OpenFile = () => Promise<Readable>;

/** @throws EldatError with line and column */
export async function outlineOf(open: OpenFile, turn?: () => Promise<void>): Promise<StreamedEldat> {
  const logs = new Map<string, number>();
  const item = (list: string) => logs.set(list, (logs.get(list) ?? 0) + 1);
  return { file: openEldat(await stream(open, item, turn)), logs };
}

/** @throws EldatError */
export async function eachLog(
  open: OpenFile,
  emit: (list: string, index: number, log: EldatNode) => void,
  turn?: () => Promise<void>,
): Promise<void> {
  const item = (list: string, index: number, value: unknown) =>
    emit(list, index, new EldatNode(value, `${list}[${index}]`));
  await stream(open, item, turn);
}

async function stream(
  open: OpenFile,
  item: (list: string, index: number, value: unknown) => void,
  turn: (() => Promise<void>) | undefined,
): Promise<unknown> {
  try {
    return await streamJson(await open(), { most, streamed: listsOfLogs, item, ...(turn && { turn }) });
  } catch (error) {
    if (error instanceof JsonError) throw new EldatError(error.fault, error);
    throw error;
  }
}
