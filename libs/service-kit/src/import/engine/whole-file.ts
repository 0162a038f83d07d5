import type { RequestContext } from '../../context/request-context';
import type { ImportRows } from './import-definition';
import type { ImportEntity } from './import.entity';
import type { ImportRowRepository } from './import.repository';
import { firstPosition } from './import-states';

/** Titles of an import's columns; blank where the file has none. */
export const headersOf = ({ columns, settings }: ImportEntity): string[] =>
  columns.map(({ header }) => (settings.hasTitles ? header : ''));

/** An import with all its rows. */
export async function wholeFile(
  { rows }: { rows: ImportRowRepository },
  ctx: RequestContext,
  run: ImportEntity,
): Promise<ImportRows<ImportEntity['settings'], object>> {
  const all = await rows.findFrom(ctx, run.id, firstPosition(run.settings), run.rowCount);
  return { run, rows: all, headers: headersOf(run) };
}
