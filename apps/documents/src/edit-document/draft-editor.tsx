import { dayOfSupply } from './day-of-supply';
import type { DocumentView } from '@jahrring/contracts-documents';
import { ExtraFields, notify, useSearchParams, useT } from '@jahrring/tool-kit';
import {
  Alert,
  Button,
  Columns,
  Form,
  PageFrame,
  SegmentedControl,
  Stack,
  StatusPill,
  TextField,
  useWatch,
} from '@jahrring/ui';
import { useEffect, useRef, useState } from 'react';
import { documentLimits } from '@jahrring/contracts-documents';
import { PdfPreview } from '../pdf-preview/pdf-preview';
import { pdfPath, useDraftChoices } from '../documents.api';
import { DraftMenu } from './draft-menu';
import { RecipientFields, TermFields, TextFields } from './head-fields';
import { IssueButton } from './issue-button';
import { lineTotals } from './lines';
import { PositionTable } from './position-table';
import { TotalsPanel } from './totals-panel';
import { useDraft, type Draft } from './use-draft';

type View = 'edit' | 'preview';

/** A draft: positions and terms, or the PDF as the server makes it. */
export function DraftEditor({ loaded }: { loaded: DocumentView }) {
  const t = useT('documents');
  const draft = useDraft(loaded);
  const [params, setParams] = useSearchParams();
  const [isOpening, setOpening] = useState(false);
  const view: View = params.get('view') === 'preview' ? 'preview' : 'edit';
  const saveAndTell = async () => {
    if (await draft.save()) notify.success(t('message.saved'));
  };
  useSaveKey(saveAndTell);
  const show = async (next: View) => {
    setOpening(true);
    // The preview is the server's own PDF, so what is on the screen has to be there first.
    const saved = next === 'preview' ? await draft.save() : draft.base;
    setOpening(false);
    if (saved) setParams(next === 'preview' ? { view: next } : {}, { replace: true });
  };
  return (
    <PageFrame
      title={t('edit.draftTitle', { type: t(`type.${loaded.type}`) })}
      titleExtra={<StatusPill status={draft.base.status} />}
      subtitle={draft.base.title}
      breadcrumbs={[{ label: t('title.list'), to: '/documents' }]}
      actions={
        <>
          <SegmentedControl
            label={t('edit.view')}
            options={[
              { value: 'edit', label: t('edit.edit') },
              { value: 'preview', label: t('edit.preview') },
            ]}
            value={view}
            onChange={(next) => void show(next)}
          />
          <Button
            icon="check"
            loading={draft.isSaving && !isOpening}
            disabled={!draft.isDirty}
            onClick={() => void saveAndTell()}
          >
            {t('common:actions.save')}
          </Button>
          <IssueButton draft={draft} />
          <DraftMenu document={draft.base} />
        </>
      }
    >
      {draft.conflict ? <ConflictNote draft={draft} conflict={draft.conflict} /> : null}
      {view === 'preview' ? (
        <PdfPreview
          url={pdfPath(draft.base.id, draft.base.version)}
          label={t('edit.previewLabel', { title: draft.base.title })}
        />
      ) : (
        <DraftForm draft={draft} onSave={saveAndTell} />
      )}
    </PageFrame>
  );
}

function DraftForm({ draft, onSave }: { draft: Draft; onSave: () => Promise<void> }) {
  const t = useT('documents');
  const [currency, discountPercent, cashRounding, documentDate, deliveryTo] = useWatch({
    control: draft.form.control,
    name: ['currency', 'discountPercent', 'cashRounding', 'documentDate', 'deliveryTo'],
  });
  const { data: choices } = useDraftChoices();
  const totals = lineTotals(draft.lines, {
    taxCountry: draft.base.taxCountry,
    supplyDate: dayOfSupply(deliveryTo, documentDate, draft.base.documentDate),
    discountPercent: readPercent(discountPercent),
    cashRounding: cashRounding && currency === 'CHF',
  });
  return (
    <Form form={draft.form} onSubmit={onSave} label={t('edit.formLabel')}>
      <Stack gap={4}>
        <TextField name="title" label={t('field.title')} maxLength={documentLimits.title} required />
        <PositionTable
          lines={draft.lines}
          totals={totals}
          vatKey={choices?.vatKey}
          checked={draft.checked}
          onChange={draft.setLines}
        />
        <Columns count={2} gap={4}>
          <Stack gap={4}>
            <RecipientFields document={draft.base} />
            <TextFields />
          </Stack>
          <Stack gap={4}>
            <TotalsPanel totals={totals} currency={currency} />
            <TermFields choices={choices} />
          </Stack>
        </Columns>
        <ExtraFields entity="document" />
      </Stack>
    </Form>
  );
}

function ConflictNote({ draft, conflict }: { draft: Draft; conflict: DocumentView }) {
  const t = useT('documents');
  return (
    <Alert
      kind="warning"
      title={t('conflict.title')}
      actions={<Button onClick={() => draft.take(conflict)}>{t('conflict.takeTheirs')}</Button>}
    >
      {t('conflict.text')}
    </Alert>
  );
}

/** Ctrl+S (⌘S) saves, wherever the cursor is. */
function useSaveKey(save: () => Promise<void>): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      void latest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function readPercent(value: string | null | undefined): string | null {
  return value && /^\d{1,3}(\.\d{1,2})?$/.test(value) ? value : null;
}
