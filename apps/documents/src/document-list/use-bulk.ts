import type { DocumentListItem } from '@jahrring/contracts-documents';
import { notify, problemOf, useNavigate, useT, type ApiProblem } from '@jahrring/tool-kit';
import { useBillCollectively, useLockDocument, useMarkExported, useStepDocument } from '../document-acts.api';
import { useDeleteDocument, useRestoreDocument } from '../documents.api';
import { documentTitle } from '../document-title';
import { undoOf, type BulkAct } from './bulk-acts';

type Target = Pick<DocumentListItem, 'id' | 'version'>;

/** Number of calls in progress at the same time. */
const atOnce = 4;

interface Outcome {
  done: Target[];
  failed: ApiProblem[];
}

/** Does an act with each document; one that is refused keeps none of the others back. */
async function each(targets: readonly Target[], act: (target: Target) => Promise<Target>): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  const waiting = [...targets];
  const worker = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      try {
        outcome.done.push(await act(target));
      } catch (error) {
        outcome.failed.push(problemOf(error));
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcome;
}

/** Does an act with several documents, tells what came of it and offers the way back. */
export function useBulk(): (act: BulkAct, documents: readonly DocumentListItem[]) => Promise<void> {
  const t = useT('documents');
  const navigate = useNavigate();
  const [lock] = useLockDocument();
  const [mark] = useMarkExported();
  const [step] = useStepDocument();
  const [remove] = useDeleteDocument();
  const [restore] = useRestoreDocument();
  const [collect] = useBillCollectively();

  const single: Readonly<Partial<Record<BulkAct, (target: Target) => Promise<Target>>>> = {
    lock: ({ id, version }) => lock({ id, version, locked: true }).unwrap(),
    unlock: ({ id, version }) => lock({ id, version, locked: false }).unwrap(),
    archive: ({ id, version }) => step({ id, version, body: { status: 'ARCH' } }).unwrap(),
    delete: async ({ id, version }) => {
      await remove({ id, version }).unwrap();
      return { id, version };
    },
    restore: ({ id }) => restore(id).unwrap(),
  };

  const marking = async (targets: readonly Target[], exported: boolean): Promise<Outcome> => {
    try {
      await mark({ ids: targets.map(({ id }) => id), exported }).unwrap();
      return { done: [...targets], failed: [] };
    } catch (error) {
      return { done: [], failed: [problemOf(error)] };
    }
  };

  const run = async (act: BulkAct, targets: readonly Target[]): Promise<void> => {
    const one = single[act];
    const outcome = one ? await each(targets, one) : await marking(targets, act === 'export');
    report(act, outcome);
  };

  const report = (act: BulkAct, { done, failed }: Outcome) => {
    const [first] = failed;
    if (first) {
      const reason = t(first.key, first.params);
      notify.error(t('bulk.failed', { count: failed.length, reason }));
    }
    if (done.length === 0) return;
    const back = undoOf[act];
    const undo = { label: t('common:actions.undo'), run: () => void (back && run(back, done)) };
    notify.success(t(`bulk.done.${act}`, { count: done.length }), back ? { action: undo } : {});
  };

  return async (act, documents) => {
    if (act === 'collect') {
      try {
        const draft = await collect({ documentIds: documents.map(({ id }) => id) }).unwrap();
        void navigate(`/documents/edit/${draft.id}`);
      } catch (error) {
        const problem = problemOf(error);
        notify.error(t(problem.key, problem.params));
      }
    } else if (act === 'zip') {
      const { savePdfs } = await import('./save-pdfs');
      try {
        await savePdfs(documents, (document) => documentTitle(t, document), t('title.list'));
      } catch (error) {
        const problem = problemOf(error);
        notify.error(t(problem.key, problem.params));
      }
    } else await run(act, documents);
  };
}
