import { notify, useAbility, useBoot, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, DescriptionList, Modal, Stack, Text } from '@jahrring/ui';
import { useState } from 'react';
import { useReprice, useRepricing, type RepriceView } from '../../controlling.api';

/** Everything that was ever recorded. */
const from = '2000-01-01';

/** Tells where recorded prices are not those of today; they change only by the act that shows what changes. */
export function PriceCheck({ projectId }: { projectId: string }) {
  const t = useT('projects');
  const { can } = useAbility();
  const { currentData: found } = useRepricing({ projectId, from }, { skip: !can('tools.project.showprice') });
  const [opened, setOpened] = useState(false);
  if (!found || found.count + found.locked === 0) return null;
  return (
    <>
      <Alert
        kind="info"
        actions={
          found.count > 0 ? (
            <Button size="small" onClick={() => setOpened(true)}>
              {t('costs.price.show')}
            </Button>
          ) : undefined
        }
      >
        {t(found.count > 0 ? 'costs.price.differ' : 'costs.price.differLocked', {
          count: found.count + found.locked,
        })}
      </Alert>
      {opened ? <RepriceDialog projectId={projectId} found={found} onClose={() => setOpened(false)} /> : null}
    </>
  );
}

interface RepriceDialogProps {
  projectId: string;
  found: RepriceView;
  onClose: () => void;
}

function RepriceDialog({ projectId, found, onClose }: RepriceDialogProps) {
  const t = useT('projects');
  const format = useFormat();
  const { licence } = useBoot();
  const attempt = useAttempt();
  const [reprice, { isLoading }] = useReprice();
  const money = (amount: string) => format.money(amount, licence.currency);
  const run = () =>
    attempt(async () => {
      const { count } = await reprice({ projectId, from, count: found.count }).unwrap();
      notify.success(t('costs.price.done', { count }));
      onClose();
    });
  return (
    <Modal
      opened
      onClose={onClose}
      size="small"
      title={t('costs.price.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button variant="primary" loading={isLoading} onClick={() => void run()}>
            {t('costs.price.apply', { count: found.count })}
          </Button>
        </>
      }
    >
      <Stack>
        <Text as="p">{t('costs.price.text')}</Text>
        <DescriptionList
          items={[
            { label: t('costs.price.before'), value: money(found.before) },
            { label: t('costs.price.after'), value: money(found.after) },
            { label: t('costs.price.entries'), value: found.count },
            found.locked > 0 && { label: t('costs.price.locked'), value: found.locked },
          ]}
        />
      </Stack>
    </Modal>
  );
}
