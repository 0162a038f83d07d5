import type { UpdateDocument } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { useWatch } from '@jahrring/ui/form';
import { useEffect, useState } from 'react';
import { documentsPath } from '../document-list.api';
import { PdfPreview } from '../pdf-preview/pdf-preview';
import { readDraft, type Draft } from './use-draft';

/** So long without a change: then a new PDF is asked for. */
const restMilliseconds = 600;

/** The server's own PDF of what stands in the form, saved or not. */
export function LivePreview({ draft: { base, form } }: { draft: Draft }) {
  const t = useT('documents');
  const body = useRestingDraft(form);
  if (!body) return null;
  const url = `${documentsPath}/${base.id}/preview`;
  return (
    <PdfPreview
      call={{ url, method: 'PUT', body, onRefusal: 'tell' }}
      label={t('edit.previewLabel', { title: base.title })}
    />
  );
}

/** The draft once nobody has changed it for a moment; while it is wrong, the last one that was right. */
function useRestingDraft(form: Draft['form']): UpdateDocument | null {
  const values: unknown = useWatch({ control: form.control });
  const [resting, setResting] = useState(() => readDraft(form.getValues()));
  useEffect(() => {
    const timer = setTimeout(() => {
      const body = readDraft(form.getValues());
      if (body) setResting(body);
    }, restMilliseconds);
    return () => clearTimeout(timer);
  }, [values, form]);
  return resting;
}
