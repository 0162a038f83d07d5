import {
  labelLimits,
  labelSheetKeys,
  type LabelRecord,
  type LabelSettings,
  type LabelSheetKey,
  type LabelSource,
  type PrintLabelsDraft,
} from '@jahrring/contracts-inventory';
import { saveBlob, useAbility, useT } from '@jahrring/tool-kit';
import { Alert, Button, ErrorState, Modal, Skeletons, Stack, Text } from '@jahrring/ui';
import { Form, SelectField, useWatch, useZodForm } from '@jahrring/ui/form';
import { printerIcon, settingsIcon } from '@jahrring/ui/icons';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { LabelPreview } from './label-preview';
import { useLabelSettings } from './labels.api';
import { StartGrid } from './start-grid';
import './labels.css';

const sheetChoice = z.object({ sheet: z.enum(labelSheetKeys) });

/** The chosen records: those of the inventory by id, those of other tools by the label's text. */
export type LabelChoice =
  | { of: Exclude<LabelSource, 'records'>; ids: readonly string[] }
  | { of: 'records'; records: readonly LabelRecord[] };

/** All that a list finds: how many, and as many of them as one PDF takes. */
export interface WholeChoice {
  total: number;
  load: (most: number) => Promise<LabelChoice>;
}

interface LabelDialogProps {
  choice: LabelChoice;
  whole?: WholeChoice | undefined;
  onClose: () => void;
}

/** As many as one PDF takes. */
function printedOf(choice: LabelChoice): Pick<PrintLabelsDraft, 'of' | 'ids' | 'records' | 'origin'> {
  if (choice.of !== 'records') return { of: choice.of, ids: choice.ids.slice(0, labelLimits.labels) };
  const records = choice.records.slice(0, labelLimits.labels);
  return { of: choice.of, records, origin: window.location.origin };
}

/** Labels of what was chosen in a list: on which sheet, from which label on; what is seen is the PDF. */
export function LabelDialog({ choice, whole, onClose }: LabelDialogProps) {
  const t = useT('inventory');
  const { data, isError, refetch } = useLabelSettings(undefined, { refetchOnMountOrArgChange: true });
  const loaded = useWhole(whole);
  const chosen = whole ? loaded.choice : choice;
  if (data && chosen) {
    const total = whole?.total ?? (chosen.of === 'records' ? chosen.records.length : chosen.ids.length);
    return <Printing choice={chosen} total={total} settings={data} onClose={onClose} />;
  }
  const retry = () => (isError ? void refetch() : loaded.retry());
  return (
    <Modal opened onClose={onClose} title={t('labels.title')}>
      {isError || loaded.failed ? <ErrorState onRetry={retry} /> : <Skeletons lines={6} />}
    </Modal>
  );
}

/** Result of the whole list at the moment the dialog opened. */
function useWhole(whole: WholeChoice | undefined) {
  const [choice, setChoice] = useState<LabelChoice | null>(null);
  const [failed, setFailed] = useState(false);
  const [first] = useState(whole);
  const load = useCallback(() => {
    setFailed(false);
    first?.load(labelLimits.labels).then(setChoice, () => setFailed(true));
  }, [first]);
  useEffect(load, [load]);
  return { choice, failed, retry: load };
}

interface PrintingProps extends LabelDialogProps {
  /** Chosen; more than one PDF takes can be. */
  total: number;
  settings: LabelSettings;
}

function Printing({ choice, total, onClose, settings }: PrintingProps) {
  const t = useT('inventory');
  const { can } = useAbility();
  const form = useZodForm(sheetChoice, { sheet: settings.sheet });
  const sheet = useWatch<{ sheet: LabelSheetKey }, 'sheet'>({ name: 'sheet', control: form.control });
  const [place, setPlace] = useState<{ sheet: LabelSheetKey; start: number } | null>(null);
  const start = place?.sheet === sheet ? place.start : 1;
  const [pdf, setPdf] = useState<Blob | null>(null);
  const printed = Math.min(total, labelLimits.labels);
  const body: PrintLabelsDraft = { ...printedOf(choice), sheet, start };
  const save = () => {
    if (pdf) saveBlob(pdf, `${t('labels.fileName')}.pdf`);
    onClose();
  };
  return (
    <Modal
      opened
      size="large"
      onClose={onClose}
      title={t('labels.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" icon={printerIcon} disabled={!pdf} onClick={save}>
            {t('labels.save')}
          </Button>
        </>
      }
    >
      <div className="inventory-label-dialog">
        <Stack>
          <Text>{t('labels.count', { count: printed })}</Text>
          {total > printed ? (
            <Alert kind="warning">{t('labels.tooMany', { most: labelLimits.labels })}</Alert>
          ) : null}
          <Form form={form} onSubmit={save}>
            <SelectField
              name="sheet"
              label={t('labels.sheet')}
              options={labelSheetKeys.map((value) => ({ value, label: t(`labels.sheets.${value}`) }))}
            />
          </Form>
          <StartGrid sheet={sheet} value={start} onChange={(first) => setPlace({ sheet, start: first })} />
          {can('tools.plugin.index') ? (
            <div>
              <Button size="small" icon={settingsIcon} to="/plugins/qr-code/settings/labels">
                {t('labels.settings')}
              </Button>
            </div>
          ) : null}
        </Stack>
        <LabelPreview body={body} onPdf={setPdf} />
      </div>
    </Modal>
  );
}
