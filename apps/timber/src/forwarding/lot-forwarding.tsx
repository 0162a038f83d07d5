import { isOpenLot, type ForwardedGroup, type LotView } from '@jahrring/contracts-timber';
import { useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Card, IconButton, Modal, Stack, Text } from '@jahrring/ui';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { cubic } from '../figures';
import { ForwardedTable } from './forwarded-table';
import { useLotForwarding, useMoveLoads } from './forwarding.api';

/** Compares a lot's forwarded volumes with its measured ones; renders nothing without forwarded volumes. */
export function LotForwarding({ lot }: { lot: LotView }) {
  const t = useT('timber');
  const format = useFormat();
  const [choosing, setChoosing] = useState(false);
  const { data } = useLotForwarding(lot.id, { refetchOnMountOrArgChange: true });
  const move = useMove(lot);
  const isOpen = lot.deletedAt === null && isOpenLot(lot.state);
  if (!data || (data.groups.length === 0 && (data.free.length === 0 || !isOpen))) return null;
  const title = t('forwarding.title');
  const add = (
    <Button size="small" icon={plusIcon} onClick={() => setChoosing(true)}>
      {t('forwarding.add')}
    </Button>
  );
  const removeGroup = (group: ForwardedGroup) => (
    <IconButton
      icon={trashIcon}
      label={t('forwarding.remove', { what: nameOf(group) })}
      onClick={() => void move(group, true)}
    />
  );
  return (
    <Card title={title} flush actions={isOpen && data.free.length > 0 ? add : undefined}>
      {data.groups.length === 0 ? (
        <div className="timber-empty">
          <Text>{t('forwarding.none')}</Text>
        </div>
      ) : (
        <>
          <div className="timber-empty">
            <Text>
              {t('forwarding.of', {
                forwarded: cubic(format, data.volume),
                measured: cubic(format, lot.volume),
              })}
            </Text>
          </div>
          <ForwardedTable
            label={title}
            groups={data.groups}
            volume={data.volume}
            {...(isOpen ? { action: removeGroup } : {})}
          />
        </>
      )}
      {choosing && data.free.length > 0 ? (
        <Modal opened onClose={() => setChoosing(false)} title={t('forwarding.add')} size="large">
          <Stack>
            <Text as="p">{t('forwarding.addText')}</Text>
            <ForwardedTable
              label={t('forwarding.add')}
              groups={data.free}
              withOrigin
              action={(group) => (
                <IconButton
                  icon={plusIcon}
                  label={t('forwarding.put', { what: nameOf(group) })}
                  onClick={() => void move(group, false)}
                />
              )}
            />
          </Stack>
        </Modal>
      ) : null}
    </Card>
  );
}

function useMove({ id: lotId }: LotView) {
  const toast = useProblemToast();
  const [moveLoads] = useMoveLoads();
  return async ({ originId, location, product }: ForwardedGroup, out: boolean) => {
    const answer = await moveLoads({ lotId, out, body: { groups: [{ originId, location, product }] } });
    if (answer.error) toast(answer.error);
  };
}

function nameOf({ product, location }: ForwardedGroup): string {
  return [product, location].filter((part) => part !== '').join(', ');
}
