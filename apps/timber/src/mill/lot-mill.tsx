import {
  isBillableLot,
  type LotView,
  type MillKind,
  type MillMeasurementView,
} from '@jahrring/contracts-timber';
import { notify, problemOf, saveFile, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import {
  ActionMenu,
  Badge,
  Button,
  Card,
  DescriptionList,
  Row,
  Stack,
  Text,
  type ActionMenuItem,
} from '@jahrring/ui';
import {
  axeIcon,
  checkIcon,
  editIcon,
  fileTextIcon,
  layersIcon,
  trashIcon,
  restoreIcon,
  uploadIcon,
} from '@jahrring/ui/icons';
import { lazy, Suspense, useRef, useState } from 'react';
import { cubic } from '../figures';
import { millUrl, useDeleteMill, useMills, useReadMillFile, useReopenMill, useRestoreMill } from './mill.api';
import { MillComparisonTable } from './mill-comparison';
import { asksOf, type RefusedMillFile } from './mill-file-problem';

const RecordMillDialog = lazy(async () => ({ default: (await import('./mill.dialog')).RecordMillDialog }));
const EditMillDialog = lazy(async () => ({ default: (await import('./mill.dialog')).EditMillDialog }));
const AcceptDialog = lazy(async () => ({ default: (await import('./decide.dialogs')).AcceptDialog }));
const MillFileDialog = lazy(async () => ({ default: (await import('./mill-file.dialog')).MillFileDialog }));
const DisputeDialog = lazy(async () => ({ default: (await import('./decide.dialogs')).DisputeDialog }));

/** More logs than this are not typed in by hand. */
const mostByHand = 100;

/** Shows the mill's measurement beside the own list; it is accepted or disputed here. */
export function LotMill({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const { data, error, refetch } = useMills(lot.id, { refetchOnMountOrArgChange: true });
  const found = data?.items ?? [];
  const mayRecord = isBillableLot(lot.state) && found.every(({ state }) => state === 'disputed');
  if (data && found.length === 0 && !mayRecord) return null;
  return (
    <Card title={t('mill.title')} {...(data && mayRecord ? { actions: <RecordMill lot={lot} /> } : {})}>
      {error || !data ? <QueryState query={{ error, refetch }} lines={3} /> : null}
      <Stack gap={6}>
        {data && found.length === 0 ? <Text tone="muted">{t('mill.empty')}</Text> : null}
        {found.map((measurement) => (
          <Measurement key={measurement.id} lot={lot} measurement={measurement} />
        ))}
      </Stack>
    </Card>
  );
}

/** By hand or out of the mill's file. */
function RecordMill({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const toast = useProblemToast();
  const [kind, setKind] = useState<MillKind | null>(null);
  const [refused, setRefused] = useState<RefusedMillFile | null>(null);
  const [read] = useReadMillFile();
  const ref = useRef<HTMLInputElement>(null);
  const importFile = async (file: File | undefined) => {
    if (!file) return;
    const answer = await read({ lotId: lot.id, file });
    if (answer.error === undefined) {
      setRefused(null);
      notify.success(t('mill.saved'));
      return;
    }
    const problem = problemOf(answer.error);
    if (asksOf(problem)) setRefused({ file, problem });
    else toast(answer.error);
  };
  const byLogs = () => {
    if (lot.stemCount <= mostByHand) setKind('logs');
    else notify.info(t('mill.line.tooMany'));
  };
  const items: ActionMenuItem[] = [
    { label: t('mill.file'), icon: uploadIcon, onClick: () => ref.current?.click() },
    { label: t('mill.bySums'), icon: layersIcon, onClick: () => setKind('assortments') },
  ];
  if (lot.kind === 'stems') items.push({ label: t('mill.byLogs'), icon: axeIcon, onClick: byLogs });
  return (
    <>
      <ActionMenu label={t('mill.add')} items={items} />
      <input
        ref={ref}
        className="jr-hidden"
        type="file"
        tabIndex={-1}
        accept=".eldat,.json,.csv,.xlsx"
        aria-label={t('mill.file')}
        onChange={(event) => {
          void importFile(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Suspense fallback={null}>
        {kind ? <RecordMillDialog lot={lot} kind={kind} onClose={() => setKind(null)} /> : null}
        {refused ? (
          <MillFileDialog
            key={refused.problem.requestId}
            lot={lot}
            problem={refused.problem}
            onClose={() => setRefused(null)}
            onSaved={() => void importFile(refused.file)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

const tones = { open: 'bernstein', accepted: 'wald', disputed: 'rot' } as const;

interface MeasurementProps {
  lot: LotView;
  measurement: MillMeasurementView;
}

function Measurement({ lot, measurement }: MeasurementProps) {
  const t = useT('timber');
  const format = useFormat();
  const { state, number, measuredOn, creditNumber, creditOn } = measurement;
  return (
    <Stack gap={4}>
      <Row justify="between">
        <Row>
          <Text strong>{t('mill.of', { number: number ?? '', date: format.date(measuredOn) })}</Text>
          <Badge tone={tones[state]}>{t(`mill.state.${state}`)}</Badge>
        </Row>
        <MeasurementActions lot={lot} measurement={measurement} />
      </Row>
      <DescriptionList
        columns={3}
        items={[
          { label: t('mill.field.volume'), value: cubic(format, measurement.volume) },
          { label: t('lot.field.value'), value: measurement.value && format.amount(measurement.value) },
          { label: t('mill.field.kind'), value: t(`mill.kind.${measurement.kind}`) },
          creditNumber !== null && {
            label: t('mill.field.creditNumber'),
            value: [creditNumber, creditOn && format.date(creditOn)].filter(Boolean).join(' · '),
          },
          measurement.fileName !== null && { label: t('mill.field.fileName'), value: measurement.fileName },
          measurement.reason !== null && {
            label: t('mill.field.reason'),
            value: measurement.reason,
            wide: true,
          },
        ]}
      />
      <MillComparisonTable measurementId={measurement.id} />
    </Stack>
  );
}

type Shown = 'edit' | 'accept' | 'dispute';

function MeasurementActions({ lot, measurement }: MeasurementProps) {
  const t = useT('timber');
  const [shown, show] = useState<Shown | null>(null);
  const close = () => show(null);
  const items = useMeasurementMenu(measurement, show);
  return (
    <Row>
      {measurement.state === 'open' ? (
        <>
          <Button variant="primary" icon={checkIcon} onClick={() => show('accept')}>
            {t('mill.accept.action')}
          </Button>
          <Button onClick={() => show('dispute')}>{t('mill.dispute.action')}</Button>
        </>
      ) : null}
      {items.length > 0 ? <ActionMenu label={t('mill.more')} items={items} /> : null}
      <Suspense fallback={null}>
        {shown === 'edit' ? <EditMillDialog lot={lot} measurement={measurement} onClose={close} /> : null}
        {shown === 'accept' ? <AcceptDialog measurement={measurement} onClose={close} /> : null}
        {shown === 'dispute' ? <DisputeDialog measurement={measurement} onClose={close} /> : null}
      </Suspense>
    </Row>
  );
}

type Versioned = Pick<MillMeasurementView, 'id' | 'version'>;

function useMeasurementMenu(
  { id, version, state, billed, kind, lines }: MillMeasurementView,
  show: (dialog: Shown) => void,
): ActionMenuItem[] {
  const t = useT('timber');
  const toast = useProblemToast();
  const [reopen] = useReopenMill();
  const [remove] = useDeleteMill();
  const [restore] = useRestoreMill();
  const back = async () => {
    const answer = await reopen({ id, version });
    if (answer.error) toast(answer.error);
    else notify.success(t('mill.reopened'));
  };
  const removal = useRemoval({
    remove: (measurement: Versioned) => remove(measurement).unwrap(),
    restore: (measurement: Versioned) => restore(measurement.id).unwrap(),
    removed: () => t('mill.deleted'),
  });
  const saveLetter = () => {
    saveFile({ url: `${millUrl}/${id}/letter` }, `${t('mill.title')}.pdf`).catch(toast);
  };
  const isTyped = kind === 'assortments' || lines.length <= mostByHand;
  const items: (ActionMenuItem | false)[] = [
    state === 'open' && isTyped && { label: t('mill.edit'), icon: editIcon, onClick: () => show('edit') },
    state === 'disputed' && { label: t('mill.dispute.letter'), icon: fileTextIcon, onClick: saveLetter },
    state !== 'open' && !billed && { label: t('mill.reopen'), icon: restoreIcon, onClick: () => void back() },
    state !== 'accepted' && {
      label: t('mill.delete'),
      icon: trashIcon,
      danger: true,
      separated: true,
      onClick: () => void removal.remove({ id, version }),
    },
  ];
  return items.filter((item) => item !== false);
}
