import type { DocumentView } from '@jahrring/contracts-documents';
import { ExtraFields, notify, useSearchParams, useT, WorkStatusPill } from '@jahrring/tool-kit';
import { Button, Columns, IconButton, PageFrame, SegmentedControl, Skeleton, Stack } from '@jahrring/ui';
import { Form, TextField, useWatch } from '@jahrring/ui/form';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { checkIcon, fileTextIcon } from '@jahrring/ui/icons';
import { ChainStrip } from '../chain/chain-strip';
import { documentTitle } from '../document-title';
import { pdfPath } from '../document-list.api';
import { useDraftChoices } from '../documents.api';
import { PdfPreview } from '../pdf-preview/pdf-preview';
import { BookingFields } from './booking-fields';
import { dayOfSupply } from './day-of-supply';
import { DocumentMenu } from './document-menu';
import './draft-editor.css';
import { DateFields, MoneyFields, RecipientFields, TermFields, TextFields } from './head-fields';
import { IssueButton } from './issue-button';
import { lineTotals } from './lines';
import { PositionTable } from './position-table';
import { PriceNote } from './price-note';
import { Revisions } from './revisions';
import { SidePanels } from './side-panels';
import { SumBar } from './sum-bar';
import { TotalsPanel } from './totals-panel';
import { useDraft, type Draft } from './use-draft';
import { useLivePreview } from './use-live-preview';

const LivePreview = lazy(async () => ({ default: (await import('./live-preview')).LivePreview }));

type View = 'edit' | 'preview';

/** A draft: positions and terms, or the PDF as the server makes it. */
export function DraftEditor({ loaded }: { loaded: DocumentView }) {
  const t = useT('documents');
  const draft = useDraft(loaded);
  const [params, setParams] = useSearchParams();
  const [isOpening, setOpening] = useState(false);
  const view: View = params.get('view') === 'preview' ? 'preview' : 'edit';
  const { base } = draft;
  const { hasRoom, isOpen, toggle } = useLivePreview();
  const isBeside = isOpen && view === 'edit';
  const saveAndTell = async () => {
    if (await draft.save()) notify.success(t('message.saved'));
  };
  useSaveKey(saveAndTell);
  const show = async (next: View) => {
    setOpening(true);
    // The preview is the server's own PDF, so what is on the screen has to be there first.
    const saved = next === 'preview' ? await draft.save() : base;
    setOpening(false);
    if (saved) setParams(next === 'preview' ? { view: next } : {}, { replace: true });
  };
  return (
    <PageFrame
      title={t('edit.draftTitle', { type: documentTitle(t, base) })}
      titleExtra={<WorkStatusPill status={base.status} />}
      subtitle={[base.title, base.projectNumber].filter(Boolean).join(' · ')}
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
          {hasRoom && view === 'edit' ? (
            <IconButton
              icon={fileTextIcon}
              variant="secondary"
              label={t(isOpen ? 'edit.foldPreview' : 'edit.openPreview')}
              aria-pressed={isOpen}
              onClick={toggle}
            />
          ) : null}
          <Button
            icon={checkIcon}
            loading={draft.isSaving && !isOpening}
            disabled={!draft.isDirty}
            onClick={() => void saveAndTell()}
          >
            {t('common:actions.save')}
          </Button>
          <IssueButton draft={draft} />
          <DocumentMenu
            document={base}
            onSave={async () => (await draft.save()) !== null}
            isDirty={draft.isDirty}
          />
        </>
      }
    >
      <ChainStrip document={base} />
      {draft.conflict}
      {view === 'preview' ? (
        <PdfPreview
          url={pdfPath(base.id, base.version)}
          label={t('edit.previewLabel', { title: base.title })}
        />
      ) : (
        <div className="documents-draft" data-preview={isBeside || undefined}>
          <Stack gap={4}>
            <DraftForm draft={draft} onSave={saveAndTell} />
            <SidePanels document={base} />
          </Stack>
          {isBeside ? (
            <div className="documents-draft__preview">
              <Suspense fallback={<Skeleton height="60vh" />}>
                <LivePreview draft={draft} />
              </Suspense>
            </div>
          ) : null}
        </div>
      )}
    </PageFrame>
  );
}

function DraftForm({ draft, onSave }: { draft: Draft; onSave: () => Promise<void> }) {
  const t = useT('documents');
  const { base, form } = draft;
  const { data: choices } = useDraftChoices();
  const totals = useTotals(draft);
  const [currency, vatMode] = useWatch({ control: form.control, name: ['currency', 'vatMode'] });
  const hasPositions = base.type !== 'letter';
  return (
    <Form form={form} onSubmit={onSave} label={t('edit.formLabel')}>
      <Stack gap={4}>
        {hasPositions ? <PriceNote document={base} onSave={draft.save} onTake={draft.take} /> : null}
        <TextField name="title" label={t('field.title')} />
        <Columns count={2} gap={4}>
          <RecipientFields document={base} />
          <DateFields document={base} />
        </Columns>
        {hasPositions ? (
          <PositionTable
            lines={draft.lines}
            totals={totals}
            vatMode={vatMode ?? 'exclusive'}
            vatKey={choices?.vatKey}
            projectId={base.projectId}
            checked={draft.checked}
            onChange={draft.setLines}
          />
        ) : null}
        <Columns count={2} gap={4}>
          <Stack gap={4}>
            <TextFields type={base.type} />
            {hasPositions ? <BookingFields /> : null}
          </Stack>
          <Stack gap={4}>
            {hasPositions ? <TotalsPanel totals={totals} currency={currency} /> : null}
            <TermFields document={base} choices={choices} />
            {hasPositions ? <MoneyFields document={base} /> : null}
            <Revisions document={base} />
          </Stack>
        </Columns>
        <ExtraFields entity="document" />
        {hasPositions ? <SumBar total={totals.total} currency={currency ?? base.currency} /> : null}
      </Stack>
    </Form>
  );
}

/** The sums as the server will have them, while somebody types. */
function useTotals({ base, form, lines }: Draft) {
  const values = useWatch({ control: form.control });
  const { currency, vatMode, cashRounding, documentDate, deliveryTo } = values;
  return lineTotals(lines, {
    taxCountry: base.taxCountry,
    supplyDate: dayOfSupply(deliveryTo, documentDate, base.documentDate),
    vatMode: vatMode ?? 'exclusive',
    discountPercent: readFigure(values.discountPercent, 3),
    discountAmount: readFigure(values.discountAmount, 12),
    surchargePercent: readFigure(values.surchargePercent, 3),
    surchargeAmount: readFigure(values.surchargeAmount, 12),
    cashRounding: (cashRounding ?? false) && currency === 'CHF',
  });
}

/** A figure with two decimals at most, or none while it cannot be read. */
function readFigure(value: string | null | undefined, digits: number): string | null {
  return value && new RegExp(`^\\d{1,${digits}}(\\.\\d{1,2})?$`).test(value) ? value : null;
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
