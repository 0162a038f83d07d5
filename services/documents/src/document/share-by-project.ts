import { allocate, formatFixed, isPriced, lineHundredths, parseFixed } from '@jahrring/contracts-documents';
import type { RequestContext } from '@jahrring/service-kit';
import type { DocumentEntity, PositionRepository } from '../record';

const MONEY_SCALE = 2;

/**
 * Returns the share of a collective bill for each project: its net divided in proportion to their lines; empty for
 * every other document.
 */
export async function shareByProject(
  ctx: RequestContext,
  positions: PositionRepository,
  document: DocumentEntity,
): Promise<{ projectId: string; net: string }[]> {
  if (document.billKind !== 'collective' || document.net === null) return [];
  const sums = new Map<string, bigint>();
  for (const position of await positions.ofDocument(ctx, document.id)) {
    const { projectId, isPart, optional, kind } = position;
    if (!projectId || isPart || optional || !isPriced(kind)) continue;
    sums.set(projectId, (sums.get(projectId) ?? 0n) + lineHundredths(position));
  }
  const nets = allocate(parseFixed(document.net, MONEY_SCALE), [...sums.values()]);
  return [...sums.keys()].map((projectId, index) => ({
    projectId,
    net: formatFixed(nets[index] ?? 0n, MONEY_SCALE),
  }));
}
