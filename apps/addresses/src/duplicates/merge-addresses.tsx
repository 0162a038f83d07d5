import type { AddressView } from '@jahrring/contracts-addresses';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { Alert, Button, Modal, SegmentedControl, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { mergedValues, proposeTaken, type TakenFields } from './merge-choice';
import { useMergeAddresses, useMergePreview, useUndoMerge } from './duplicates.api';
import { addressLabel, FieldChoices } from './field-choices';

interface MergeAddressesProps {
  pair: readonly [AddressView, AddressView];
  onClose: () => void;
}

/** Two addresses become one: which stays, and field by field whose value. */
export function MergeAddresses({ pair, onClose }: MergeAddressesProps) {
  const t = useT('addresses');
  const toast = useProblemToast();
  const [kept, setKept] = useState<'0' | '1'>('0');
  const [into, from] = kept === '0' ? pair : [pair[1], pair[0]];
  const [taken, setTaken] = useState<TakenFields>(() => proposeTaken(pair[0], pair[1]));
  const [merge, { isLoading }] = useMergeAddresses();
  const [undo] = useUndoMerge();
  const keep = (which: '0' | '1') => {
    setKept(which);
    setTaken(which === '0' ? proposeTaken(pair[0], pair[1]) : proposeTaken(pair[1], pair[0]));
  };
  const run = async () => {
    try {
      const body = { fromId: from.id, fromVersion: from.version, values: mergedValues(from, taken) };
      const { id } = await merge({ id: into.id, version: into.version, body }).unwrap();
      const back = () => undo(id).unwrap().catch(toast);
      notify.success(t('duplicate.merged', { name: into.name }), {
        action: { label: t('common:actions.undo'), run: () => void back() },
      });
      onClose();
    } catch (error) {
      toast(error);
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('duplicate.mergeTitle')}
      size="large"
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" loading={isLoading} onClick={() => void run()}>
            {t('duplicate.merge')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text>{t('duplicate.keep')}</Text>
        <SegmentedControl
          label={t('duplicate.keep')}
          value={kept}
          onChange={keep}
          options={[
            { value: '0', label: addressLabel(pair[0]) },
            { value: '1', label: addressLabel(pair[1]) },
          ]}
        />
        <FieldChoices into={into} from={from} taken={taken} onChange={setTaken} />
        <WhatMoves from={from} />
      </Stack>
    </Modal>
  );
}

/** Shows the numbers of records that move to the remaining address. */
function WhatMoves({ from }: { from: AddressView }) {
  const t = useT('addresses');
  const { data } = useMergePreview(from.id);
  if (!data) return null;
  const parts = (['projects', 'bills', 'contacts', 'postalAddresses', 'notes', 'nextSteps'] as const)
    .filter((key) => data[key] > 0)
    .map((key) => t(`duplicate.count.${key}`, { count: data[key] }));
  return (
    <Alert>
      {parts.length > 0 ? `${t('duplicate.moves', { what: parts.join(', ') })} ` : ''}
      {t('duplicate.frozen')}
    </Alert>
  );
}
