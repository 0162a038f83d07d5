import {
  checkDraft,
  draftFields,
  type DocumentView,
  type UpdateDocument,
} from '@jahrring/contracts-documents';
import { notify, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { useController, useZodForm } from '@jahrring/ui/form';
import { useCallback, useState } from 'react';
import { z } from 'zod';
import { useUpdateDocument } from '../documents.api';
import { toLines, toPositionInput, wrongFields, type Line } from './lines';
import { mergeLines, mergeValues } from './merge-draft';

/** Everything of a draft; its lines are checked one by one, so that the sheet can mark their cells. */
const headSchema = draftFields.omit({ positions: true });
const draftSchema = headSchema
  .extend({ lines: z.custom<readonly Line[]>(Array.isArray) })
  .superRefine(checkDraft);
export type DraftValues = z.input<typeof draftSchema>;

function toValues(document: DocumentView): DraftValues {
  const head = Object.keys(headSchema.shape).map((field) => [field, document[field as keyof DocumentView]]);
  return { ...(Object.fromEntries(head) as DraftValues), lines: toLines(document) };
}

/** What would be saved of a form's values; null while something in it is wrong. */
export function readDraft(values: unknown): UpdateDocument | null {
  const parsed = draftSchema.safeParse(values);
  if (!parsed.success) return null;
  const { lines, ...head } = parsed.data;
  return lines.some((line) => wrongFields(line).length > 0)
    ? null
    : { ...head, positions: lines.map(toPositionInput) };
}

/** A draft while it is edited: one form for head and lines, saved as one. */
export function useDraft(loaded: DocumentView) {
  const t = useT('documents');
  const form = useZodForm(draftSchema, toValues(loaded));
  const toForm = useProblemToForm(form);
  const [base, setBase] = useState(loaded);
  const [checked, setChecked] = useState(false);
  const [conflict, setConflict] = useState<DocumentView | null>(null);
  const [update, { isLoading: isSaving }] = useUpdateDocument();
  const { field } = useController({ control: form.control, name: 'lines' });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);

  const take = useCallback(
    (document: DocumentView) => {
      setBase(document);
      setChecked(false);
      setConflict(null);
      form.reset(toValues(document));
    },
    [form],
  );

  /** Puts what I changed onto what somebody else has saved meanwhile; answers what both changed. */
  const merge = (theirs: DocumentView): string[] => {
    const [before, mine, other] = [toValues(base), form.getValues(), toValues(theirs)];
    const { lines: myLines, ...myHead } = mine;
    const head = mergeValues(before, myHead, other);
    const lines = mergeLines(before.lines, myLines, other.lines);
    setBase(theirs);
    setConflict(null);
    form.reset(other);
    form.reset({ ...head.merged, lines: lines.merged } as DraftValues, { keepDefaultValues: true });
    return [...head.clashes, ...lines.clashes];
  };

  const send = async (body: UpdateDocument): Promise<DocumentView | null> => {
    try {
      const saved = await update({ id: base.id, version: base.version, body }).unwrap();
      take(saved);
      return saved;
    } catch (error) {
      const problem = toForm(error);
      if (problem.status === 412) setConflict(problem.current as DocumentView);
      return null;
    }
  };

  /** Saves what has changed; answers the document as the server has it, or null where something is wrong. */
  const save = async (): Promise<DocumentView | null> => {
    if (!isDirty) return base;
    setChecked(true);
    const values = await validValues(form);
    if (!values) return null;
    const { lines, ...head } = values;
    if (lines.some((line) => wrongFields(line).length > 0)) {
      notify.error(t('positions.wrong'));
      return null;
    }
    return send({ ...head, positions: lines.map(toPositionInput) });
  };
  const lines: readonly Line[] = field.value;
  return {
    form,
    base,
    lines,
    setLines: field.onChange,
    checked,
    conflict,
    merge,
    take,
    save,
    isDirty,
    isSaving,
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** The form's output where it is valid; shows the errors where it is not. */
function validValues(form: Draft['form']): Promise<z.output<typeof draftSchema> | null> {
  return new Promise((resolve) => {
    void form.handleSubmit(
      (values) => resolve(values),
      () => resolve(null),
    )();
  });
}
