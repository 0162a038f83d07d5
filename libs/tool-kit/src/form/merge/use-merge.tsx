import { notify, useT } from '@jahrring/tool-kit';
import { formFields, type ZodForm } from '@jahrring/ui/form';
import { useState, type ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { formParts } from './form-parts';
import { MergeDialog } from './lazy-merge-dialog';
import { isSameDraft, type MergePart, type Versions } from './merge-drafts';
import { useShownValue } from './use-shown-value';

export interface MergeOptions<R, D extends FieldValues, V> {
  form: ZodForm<D, V>;
  /** Returns the form's values for a stored record. */
  toDraft: (record: R) => D;
  /**
   * Parts between whose versions the person can choose, in the order of the form; default: the form's fields. Fields in
   * none of them are merged without a question.
   */
  parts?: ((base: R, theirs: R) => readonly MergePart<D>[]) | undefined;
  /** Names of the records that a stored version points to, by their ids. */
  names?: ((record: R) => Iterable<readonly [id: string | null, name: string | null]>) | undefined;
}

interface Merge<R, D> {
  /** Shows both versions: what the form holds, or a form that suits better, and what was stored since `base` was read. */
  open: (base: R, theirs: R, mine?: D) => void;
  dialog: ReactNode;
}

interface MergeUse<R, V> {
  /** Works on from the stored record. */
  onBase: (theirs: R) => void;
  /** Saves over the stored record what was merged; what fails is shown as with every save. */
  onSave: (values: V, theirs: R) => Promise<void>;
}

/** Both versions of a record, field by field; what is chosen is saved over theirs. Nothing is lost before that. */
export function useMerge<R, D extends FieldValues, V>({
  form,
  toDraft,
  parts,
  names,
  onBase,
  onSave,
}: MergeOptions<R, D, V> & MergeUse<R, V>): Merge<R, D> {
  const t = useT();
  const shownValue = useShownValue();
  const [records, setRecords] = useState<{ base: R; theirs: R; mine: D } | null>(null);
  const workOnFrom = (theirs: R) => {
    setRecords(null);
    onBase(theirs);
    form.reset(toDraft(theirs) as DefaultValues<D>);
  };
  const merge = (merged: D, theirs: R) => {
    workOnFrom(theirs);
    if (isSameDraft(merged, toDraft(theirs))) {
      notify.info(t('merge.same'));
      return;
    }
    form.reset(merged, { keepDefaultValues: true });
    void form.handleSubmit((values) => onSave(values, theirs))();
  };
  const dialogFor = ({ base, theirs, mine }: { base: R; theirs: R; mine: D }) => {
    const named = new Map([base, theirs].flatMap((record) => [...(names?.(record) ?? [])]));
    const showOther = (value: unknown) =>
      (typeof value === 'string' ? named.get(value) : null) ?? shownValue(value);
    const versions: Versions<D> = { base: toDraft(base), theirs: toDraft(theirs), mine };
    return (
      <MergeDialog<D>
        parts={parts?.(base, theirs) ?? formParts(formFields(form), versions, showOther)}
        versions={versions}
        onMerge={(merged) => merge(merged, theirs)}
        onTakeTheirs={() => workOnFrom(theirs)}
        onClose={() => setRecords(null)}
      />
    );
  };
  return {
    open: (base, theirs, mine = form.getValues()) => setRecords({ base, theirs, mine }),
    dialog: records ? dialogFor(records) : null,
  };
}
