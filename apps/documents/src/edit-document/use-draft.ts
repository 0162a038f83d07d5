import { updateDocument, type DocumentView, type UpdateDocument } from '@jahrring/contracts-documents';
import { notify, useProblemToForm, useT, useUnsaved } from '@jahrring/tool-kit';
import { useZodForm } from '@jahrring/ui';
import { useCallback, useState } from 'react';
import { useUpdateDocument } from '../documents.api';
import { toLines, toPositionInput, wrongFields, type Line } from './lines';

/** Everything of a draft but its positions, which the sheet holds. */
const headSchema = updateDocument.omit({ positions: true });

function toHead(document: DocumentView) {
  const {
    title,
    addressId,
    documentDate,
    termDays,
    termTitle,
    deliveryFrom,
    deliveryTo,
    placeOfDelivery,
    orderNumber,
  } = document;
  const { currency, language, introText, closingText, paymentMessage, discountPercent, cashRounding, extra } =
    document;
  return {
    title,
    addressId,
    documentDate,
    termDays,
    termTitle,
    deliveryFrom,
    deliveryTo,
    placeOfDelivery,
    orderNumber,
    currency,
    language,
    introText,
    closingText,
    paymentMessage,
    discountPercent,
    cashRounding,
    extra,
  };
}

/** A draft while it is edited: form, lines, and saving both as one. */
export function useDraft(loaded: DocumentView) {
  const t = useT('documents');
  const form = useZodForm(headSchema, toHead(loaded));
  const toForm = useProblemToForm(form);
  const [base, setBase] = useState(loaded);
  const [lines, setLines] = useState<readonly Line[]>(() => toLines(loaded));
  const [savedLines, setSavedLines] = useState(lines);
  const [checked, setChecked] = useState(false);
  const [conflict, setConflict] = useState<DocumentView | null>(null);
  const [update, { isLoading: isSaving }] = useUpdateDocument();
  const isDirty = form.formState.isDirty || lines !== savedLines;
  useUnsaved(isDirty);

  const take = useCallback(
    (document: DocumentView) => {
      const next = toLines(document);
      setBase(document);
      setLines(next);
      setSavedLines(next);
      setChecked(false);
      setConflict(null);
      form.reset(toHead(document));
    },
    [form],
  );

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
    const head = await validHead(form);
    if (!head) return null;
    if (lines.some((line) => wrongFields(line).length > 0)) {
      notify.error(t('positions.wrong'));
      return null;
    }
    return send({ ...head, positions: lines.map(toPositionInput) });
  };
  return { form, base, lines, setLines, checked, conflict, take, save, isDirty, isSaving };
}

export type Draft = ReturnType<typeof useDraft>;

/** The form's output where it is valid; shows the errors where it is not. */
function validHead(form: Draft['form']): Promise<Omit<UpdateDocument, 'positions'> | null> {
  return new Promise((resolve) => {
    void form.handleSubmit(
      (values) => resolve(values),
      () => resolve(null),
    )();
  });
}
