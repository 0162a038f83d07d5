import { localDateAt, newId } from '@jahrring/contracts-common';
import {
  createMillMeasurement,
  qualities,
  speciesCodes,
  thicknessClasses,
  type CreateMillMeasurement,
  type LotView,
  type MillKind,
  type MillLine,
  type MillMeasurementDraft,
  type MillMeasurementView,
} from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { FormDialog, readAgain, useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Columns, IconButton, Modal, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import {
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  TextField,
  useFieldArray,
  useZodForm,
} from '@jahrring/ui/form';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useLotSums } from '../lot.api';
import { useStemList } from '../stem.api';
import './mill.css';
import { useMills, useRecordMill, useUpdateMill } from './mill.api';

interface MillDialogProps {
  lot: LotView;
  kind: MillKind;
  onClose: () => void;
}

/** Records a measurement by hand: the own list is proposed. */
export function RecordMillDialog({ lot, kind, onClose }: MillDialogProps) {
  const t = useT('timber');
  const format = useFormat();
  const lines = useOwnLines(lot, kind);
  if (!lines) {
    return (
      <Modal opened onClose={onClose} title={t('mill.add')}>
        <Skeletons lines={5} />
      </Modal>
    );
  }
  const measuredOn = localDateAt(Date.now(), format.timeZone);
  const draft: MillMeasurementDraft = { id: newId(), kind, number: '', measuredOn, lines };
  return <MillForm lot={lot} draft={draft} onClose={onClose} />;
}

/** Changes what was recorded, while nothing is decided. */
export function EditMillDialog({
  lot,
  measurement,
  onClose,
}: Omit<MillDialogProps, 'kind'> & { measurement: MillMeasurementView }) {
  return <MillForm lot={lot} measurement={measurement} draft={draftOf(measurement)} onClose={onClose} />;
}

function draftOf(stored: MillMeasurementView): MillMeasurementDraft {
  const { id, kind, number, measuredOn, creditNumber, creditOn, lines } = stored;
  return { id, kind, number, measuredOn, creditNumber, creditOn, lines };
}

function useOwnLines(lot: LotView, kind: MillKind): MillLine[] | null {
  const sums = useLotSums(lot.id, { skip: kind !== 'assortments' });
  const args = { 'filter[lotId]': lot.id, pageSize: 'all', sort: 'title' };
  const stems = useStemList(args, { skip: kind !== 'logs' });
  if (kind === 'logs') {
    return (
      stems.data?.items.map(({ title, species, assortment, quality, thicknessClass, volume }) => ({
        ...{ number: title, species, assortment, quality, thicknessClass, count: 1, volume, price: null },
      })) ?? null
    );
  }
  return (
    sums.data?.items.map(({ species, assortment, quality, thicknessClass, stemCount, volume }) => ({
      ...{ number: null, species, assortment, quality, thicknessClass },
      ...{ count: stemCount, volume, price: null },
    })) ?? null
  );
}

interface MillFormProps {
  lot: LotView;
  draft: MillMeasurementDraft;
  measurement?: MillMeasurementView;
  onClose: () => void;
}

function MillForm({ lot, draft, measurement, onClose }: MillFormProps) {
  const t = useT('timber');
  const form = useZodForm(createMillMeasurement, draft);
  const { refetch } = useMills(lot.id);
  const [record] = useRecordMill();
  const [update] = useUpdateMill();
  const { save, conflict } = useVersionedSave<
    MillMeasurementView | undefined,
    MillMeasurementDraft,
    CreateMillMeasurement,
    unknown
  >({
    ...{ form, record: measurement, toDraft: (stored) => (stored ? draftOf(stored) : draft) },
    load: readAgain(refetch, measurement?.id),
    run: (body, stored) => {
      const { id: _id, ...fields } = body;
      return stored
        ? update({ id: stored.id, version: stored.version, body: fields }).unwrap()
        : record({ lotId: lot.id, body }).unwrap();
    },
    onSaved: onClose,
    message: () => t('mill.saved'),
  });
  return (
    <FormDialog
      title={t(measurement ? 'mill.edit' : 'mill.add')}
      form={form}
      size="large"
      onSubmit={save}
      onClose={onClose}
    >
      <Stack gap={5}>
        {conflict}
        <Columns count={2}>
          <TextField name="number" label={t('mill.field.number')} />
          <DateField name="measuredOn" label={t('mill.field.measuredOn')} />
          <TextField name="creditNumber" label={t('mill.field.creditNumber')} />
          <DateField name="creditOn" label={t('mill.field.creditOn')} />
        </Columns>
        <Lines isLogs={draft.kind === 'logs'} />
      </Stack>
    </FormDialog>
  );
}

const emptyLine: MillMeasurementDraft['lines'][number] = {
  ...{ number: null, species: 'fi' as const, assortment: null, quality: null, thicknessClass: null },
  ...{ count: 1, volume: '', price: null },
};

function Lines({ isLogs }: { isLogs: boolean }) {
  const t = useT('timber');
  const { fields, append, remove } = useFieldArray<MillMeasurementDraft, 'lines'>({ name: 'lines' });
  return (
    <Stack gap={3}>
      <Text strong>{t('mill.line.title')}</Text>
      <Text as="p" tone="muted" size="small">
        {t('mill.line.text')}
      </Text>
      {fields.map(({ id }, index) => (
        <MillLineFields key={id} index={index} isLogs={isLogs} onRemove={() => remove(index)} />
      ))}
      <Row>
        <Button icon={plusIcon} onClick={() => append(emptyLine)}>
          {t('mill.line.add')}
        </Button>
      </Row>
    </Stack>
  );
}

interface LineFieldsProps {
  index: number;
  isLogs: boolean;
  onRemove: () => void;
}

function MillLineFields({ index, isLogs, onRemove }: LineFieldsProps) {
  const t = useT('timber');
  const number = index + 1;
  const field = (name: string) => ({
    name: `lines.${index}.${name}`,
    label: t('mill.line.at', { field: t(`mill.line.${name}`), number }),
    placeholder: t(`mill.line.${name}`),
    hideLabel: true,
  });
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const species = speciesCodes.map((value) => ({ value, label: t(`species.${value}`) }));
  return (
    <div className="timber-mill-line">
      {isLogs ? (
        <TextField {...field('number')} required />
      ) : (
        <NumberField {...field('count')} suffix={t('mill.line.count')} />
      )}
      <SelectField {...field('species')} options={species} required />
      <TextField {...field('assortment')} />
      <SelectField {...field('thicknessClass')} options={plain(thicknessClasses)} clearable />
      <SelectField {...field('quality')} options={plain(qualities)} clearable />
      <NumberField {...field('volume')} valueAs="string" decimals={3} suffix="m³" emptyValue="" />
      <MoneyField {...field('price')} decimals={4} />
      <IconButton icon={trashIcon} label={t('mill.line.remove', { number })} onClick={onRemove} />
    </div>
  );
}
