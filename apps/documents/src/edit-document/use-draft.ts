import {
  checkDraft,
  draftFields,
  type DocumentView,
  type UpdateDocument,
} from '@jahrring/contracts-documents';
import { notify, problemOf, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { useMerge } from '@jahrring/tool-kit/form';
import { useController, useZodForm } from '@jahrring/ui/form';
import { useCallback, useState } from 'react';
import { z } from 'zod';
import { useUpdateDocument } from '../documents.api';
import { toLines, toPositionInput, wrongFields, type Line } from './lines';
import { mergeLines } from './merge-draft';

/** Everything of a draft; its lines are checked one by one, so that the sheet can mark their cells. */
const headSchema = draftFields.omit({ positions: true });
const draftSchema = headSchema
  .extend({ lines: z.custom<readonly Line[]>(Array.isArray) })
  .superRefine(checkDraft);
export type DraftValues = z.input<typeof draftSchema>;
type DraftOutput = z.output<typeof draftSchema>;

function toValues(document: DocumentView): DraftValues {
  const head = Object.keys(headSchema.shape).map((field) => [field, document[field as keyof DocumentView]]);
  return { ...(Object.fromEntries(head) as DraftValues), lines: toLines(document) };
}

/** Returns the draft that would be saved from a form's values; null while one of them is wrong. */
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
  const [update, { isLoading: isSaving }] = useUpdateDocument();
  const { field } = useController({ control: form.control, name: 'lines' });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);

  const reset = useCallback(
    (document: DocumentView) => {
      setBase(document);
      setChecked(false);
      form.reset(toValues(document));
    },
    [form],
  );

  /** Shows both versions; their lines are put together before. */
  const choose = (theirs: DocumentView) => {
    const mine = form.getValues();
    const { merged, clashes } = mergeLines(toLines(base), mine.lines, toLines(theirs));
    if (clashes > 0) notify.warning(t('conflict.positions'));
    merge.open(base, theirs, { ...mine, lines: merged });
  };

  const send = async (values: DraftOutput, over = base): Promise<DocumentView | null> => {
    const { lines: sent, ...head } = values;
    const body = { ...head, positions: sent.map(toPositionInput) };
    try {
      const saved = await update({ id: over.id, version: over.version, body }).unwrap();
      reset(saved);
      return saved;
    } catch (error) {
      const { status, current } = problemOf(error);
      if (status === 412 && current) choose(current as DocumentView);
      else toForm(error);
      return null;
    }
  };
  const merge = useMerge({
    ...{ form, toDraft: toValues, onBase: reset },
    onSave: async (values, theirs) => {
      if (await send(values, theirs)) notify.success(t('message.saved'));
    },
  });

  /** Saves what has changed; answers the document as the server has it, or null where something is wrong. */
  const save = async (): Promise<DocumentView | null> => {
    if (!isDirty) return base;
    setChecked(true);
    const values = await validValues(form);
    if (!values) return null;
    if (values.lines.some((line) => wrongFields(line).length > 0)) {
      notify.error(t('positions.wrong'));
      return null;
    }
    return send(values);
  };
  const lines: readonly Line[] = field.value;
  return {
    form,
    base,
    lines,
    setLines: field.onChange,
    checked,
    conflict: merge.dialog,
    take: reset,
    save,
    isDirty,
    isSaving,
  };
}

export type Draft = ReturnType<typeof useDraft>;

/** The form's output where it is valid; shows the errors where it is not. */
function validValues(form: Draft['form']): Promise<DraftOutput | null> {
  return new Promise((resolve) => {
    void form.handleSubmit(
      (values) => resolve(values),
      () => resolve(null),
    )();
  });
}
