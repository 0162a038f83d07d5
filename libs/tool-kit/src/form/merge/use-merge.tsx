import type { ZodForm } from '@jahrring/ui/form';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type { MergeDialogProps } from './merge-dialog';
import { isSameDraft, type MergePart, type Versions } from './merge-drafts';

const MergeDialog = lazy(async () => ({ default: (await import('./merge-dialog')).MergeDialog })) as <
  D extends object,
>(
  props: MergeDialogProps<D>,
) => ReactNode;

interface MergeOptions<R, D extends FieldValues, V> {
  form: ZodForm<D, V>;
  /** What the form holds of a stored record. */
  toDraft: (record: R) => D;
  /** What can be chosen between, in the order of the form; fields in none of them are merged without a question. */
  parts: (base: R, theirs: R) => readonly MergePart<D>[];
  /** Works on from the stored record. */
  onBase: (theirs: R) => void;
  /** Saves over the stored record what was merged; what fails is shown as with every save. */
  onSave: (values: V, theirs: R) => Promise<void>;
}

interface Merge<R> {
  /** Shows both versions: what the form holds, and what was stored since `base` was read. */
  open: (base: R, theirs: R) => void;
  dialog: ReactNode;
}

/**
 * What a form does when somebody else saved the record meanwhile (412): both versions are shown field by field, and what is
 * chosen is saved over theirs. Nothing is lost before that.
 */
export function useMerge<R, D extends FieldValues, V>({
  form,
  toDraft,
  parts,
  onBase,
  onSave,
}: MergeOptions<R, D, V>): Merge<R> {
  const [records, setRecords] = useState<{ base: R; theirs: R; mine: D } | null>(null);
  const workOnFrom = (theirs: R) => {
    setRecords(null);
    onBase(theirs);
    form.reset(toDraft(theirs) as DefaultValues<D>);
  };
  const merge = (merged: D, theirs: R) => {
    workOnFrom(theirs);
    if (isSameDraft(merged, toDraft(theirs))) return;
    form.reset(merged, { keepDefaultValues: true });
    void form.handleSubmit((values) => onSave(values, theirs))();
  };
  const dialogFor = ({ base, theirs, mine }: { base: R; theirs: R; mine: D }) => {
    const versions: Versions<D> = { base: toDraft(base), theirs: toDraft(theirs), mine };
    return (
      <Suspense>
        <MergeDialog<D>
          parts={parts(base, theirs)}
          versions={versions}
          onMerge={(merged) => merge(merged, theirs)}
          onTakeTheirs={() => workOnFrom(theirs)}
          onClose={() => setRecords(null)}
        />
      </Suspense>
    );
  };
  return {
    open: (base, theirs) => setRecords({ base, theirs, mine: form.getValues() }),
    dialog: records ? dialogFor(records) : null,
  };
}
