import type { CostKind, CreatePlanLine } from '@jahrring/contracts-projects';
import type { Page, Unit } from '@jahrring/contracts-common';
import { notify, requestJson, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, EmptyState, Modal, Row, Skeletons, Stack, Text } from '@jahrring/ui';
import { useEffect, useState } from 'react';
import { useAddPlanLines } from '../../controlling.api';

/** Fields read from a document of the documents tool. */
interface FoundDocument {
  id: string;
  type: 'offer' | 'order_confirmation';
  number: string | null;
  title: string;
}

interface FoundPosition {
  kind: string;
  text: string;
  quantity: string | null;
  unit: Unit | null;
  unitPrice: string | null;
  optional?: boolean;
}

const documents = '/api/documents/documents';
const longestTitle = 150;
const kindsByUnit: Partial<Record<Unit, CostKind>> = {
  hour: 'hours',
  minute: 'hours',
  half_day: 'hours',
  full_day: 'hours',
  machine_hour: 'machines',
  km: 'vehicles',
};

/** The items of an offer or order confirmation as lines of a plan; their costs are filled in afterwards. */
export function planLinesOf(positions: readonly FoundPosition[]): CreatePlanLine[] {
  return positions
    .filter(({ kind, quantity, optional }) => kind === 'item' && quantity !== null && !optional)
    .map(({ text, quantity, unit, unitPrice }) => ({
      kind: (unit && kindsByUnit[unit]) ?? 'material',
      title: (text.split('\n')[0] ?? '').slice(0, longestTitle),
      quantity: quantity ?? '0',
      unit,
      unitPrice,
    }));
}

interface CopyFromDocumentDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Chooses the offer or order confirmation whose positions become the plan. */
export function CopyFromDocumentDialog({ projectId, onClose }: CopyFromDocumentDialogProps) {
  const t = useT('projects');
  const toast = useProblemToast();
  const [found, setFound] = useState<readonly FoundDocument[]>();
  const [add, { isLoading }] = useAddPlanLines();
  useEffect(() => {
    const ended = new AbortController();
    const params = {
      'filter[projectId]': projectId,
      'filter[type]': 'offer,order_confirmation',
      sort: '-documentDate',
      pageSize: 50,
    };
    requestJson<Page<FoundDocument>>({ url: documents, params }, ended.signal).then(
      ({ items }) => setFound(items),
      (error: unknown) => {
        if (ended.signal.aborted) return;
        setFound([]);
        toast(error);
      },
    );
    return () => ended.abort();
  }, [projectId, toast]);
  const copyPositions = async ({ id }: FoundDocument) => {
    try {
      const { positions } = await requestJson<{ positions: FoundPosition[] }>({ url: `${documents}/${id}` });
      const lines = planLinesOf(positions);
      if (lines.length === 0) return notify.info(t('plan.nothing'));
      await add({ projectId, lines }).unwrap();
      notify.success(t('plan.taken', { count: lines.length }));
      onClose();
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Modal opened onClose={onClose} size="small" title={t('plan.takeOver')}>
      <Stack>
        <Text as="p">{t('plan.takeOverText')}</Text>
        {found ? null : <Skeletons lines={3} />}
        {found?.length === 0 ? <EmptyState title={t('plan.noDocuments')} /> : null}
        {found?.map((document) => (
          <Row key={document.id} justify="between">
            <span>
              {t(`plan.type.${document.type}`)} {document.number ?? t('plan.draft')} · {document.title}
            </span>
            <Button size="small" disabled={isLoading} onClick={() => void copyPositions(document)}>
              {t('plan.take')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Modal>
  );
}
