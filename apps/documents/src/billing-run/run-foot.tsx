import { groupings, type BillingCandidate, type Grouping } from '@jahrring/contracts-documents';
import { useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Card, Checkbox, ConfirmDialog, SegmentedControl } from '@jahrring/ui';
import { useState } from 'react';
import { playIcon } from '@jahrring/ui/icons';
import { useStartBillingRun } from './billing-run.api';
import { sumByCurrency } from './candidates';

interface RunFootProps {
  chosen: readonly BillingCandidate[];
  until: string;
  onStarted: (workId: string) => void;
}

/** Shows the sum of the selected candidates, how they become bills, and the start button. */
export function RunFoot({ chosen, until, onStarted }: RunFootProps) {
  const t = useT('documents');
  const format = useFormat();
  const attempt = useAttempt();
  const [start] = useStartBillingRun();
  const [grouping, setGrouping] = useState<Grouping>('activity');
  const [issue, setIssue] = useState(false);
  const [send, setSend] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const sums = sumByCurrency(chosen);
  const totals = sums.map(({ total, currency }) => format.money(total, currency)).join(', ');
  const act = issue ? (send ? 'send' : 'issue') : 'draft';
  const run = async () => {
    const items = chosen.map(({ source, id }) => ({ source, id }));
    await attempt(async () => {
      const work = await start({ until, grouping, items, issue, send: issue && send }).unwrap();
      onStarted(work.id);
    });
  };
  return (
    <Card>
      <div className="documents-run__foot">
        <SegmentedControl
          label={t('create.grouping')}
          options={groupings.map((value) => ({ value, label: t(`grouping.${value}`) }))}
          value={grouping}
          onChange={setGrouping}
        />
        <div className="documents-run__choices">
          <Checkbox checked={issue} onChange={setIssue} label={t('run.issue')} />
          <Checkbox checked={issue && send} disabled={!issue} onChange={setSend} label={t('run.send')} />
        </div>
        <div className="documents-run__sum" role="status">
          {t('run.chosen', { count: chosen.length })}
          <strong>{totals || '–'}</strong>
        </div>
        <Button
          variant="primary"
          icon={playIcon}
          disabled={chosen.length === 0}
          onClick={() => setAsking(true)}
        >
          {t(`run.start.${act}`, { count: chosen.length })}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={run}
        title={t(`run.confirm.${act}`, { count: chosen.length })}
        confirmLabel={t(`run.start.${act}`, { count: chosen.length })}
      >
        <p>{t(`run.confirmText.${act}`, { total: totals })}</p>
      </ConfirmDialog>
    </Card>
  );
}
