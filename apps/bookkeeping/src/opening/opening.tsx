import type { OpeningView } from '@jahrring/contracts-bookkeeping';
import { notify, useFormat, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Card, ConfirmDialog, ErrorState, Skeletons, Stack, Text } from '@jahrring/ui';
import { restoreIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useOpening, useUndoOpening } from '../opening.api';
import { DryRun } from './dry-run';
import { OpeningFiles } from './opening-files';

/** Opening of the books: two files, their effects, then the import as a whole; and the way to undo it. */
export function Opening({ mayChange }: { mayChange: boolean }) {
  const t = useT('bookkeeping');
  const { data, isError, refetch } = useOpening(undefined, {
    skip: !mayChange,
    refetchOnMountOrArgChange: true,
  });
  if (!mayChange) return <Alert kind="info">{t('opening.mayNot')}</Alert>;
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeletons lines={8} />;
  const { opening } = data;
  if (opening?.state === 'done') return <Done opening={opening} />;
  return (
    <Stack gap={5}>
      <OpeningFiles key={opening?.id ?? 'new'} opening={opening} />
      {opening ? <DryRun opening={opening} /> : null}
    </Stack>
  );
}

function Done({ opening }: { opening: OpeningView }) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const attempt = useAttempt();
  const [undo] = useUndoOpening();
  const [asking, setAsking] = useState(false);
  const files = [opening.balances, opening.items].flatMap((file) => file?.fileName ?? []);
  return (
    <Card title={t('opening.done', { date: format.date(opening.day) })}>
      <Stack gap={3}>
        <Text tone="muted">
          {[files.join(', '), opening.committedAt && format.dateTime(opening.committedAt)]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        <div>
          <Button icon={restoreIcon} onClick={() => setAsking(true)}>
            {t('opening.undo')}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('opening.undo')}
        confirmLabel={t('opening.undo')}
        danger
        onConfirm={async () => {
          await attempt(async () => {
            await undo(opening.id).unwrap();
            notify.success(t('opening.undone'));
          });
        }}
      >
        {t('opening.undoText')}
      </ConfirmDialog>
    </Card>
  );
}
