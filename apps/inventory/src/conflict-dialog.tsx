import { useT } from '@jahrring/tool-kit';
import { Button, DescriptionList, Modal, Stack, Text } from '@jahrring/ui';

/** One thing both have changed, as each of them has it. */
export interface ConflictLine {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictDialogProps {
  lines: readonly ConflictLine[];
  onKeepMine: () => Promise<unknown>;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody was faster: shows what both have changed. Saving mine leaves everything else as they have it. */
export function ConflictDialog({ lines, onKeepMine, onTakeTheirs, onClose }: ConflictDialogProps) {
  const t = useT('inventory');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('conflict.title')}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t('action.reload')}</Button>
          <Button variant="primary" onClick={() => void onKeepMine()}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text as="p">{t(lines.length > 0 ? 'conflict.text' : 'conflict.textApart')}</Text>
        {lines.map(({ label, mine, theirs }) => (
          <DescriptionList
            key={label}
            items={[
              { label: `${label}: ${t('conflict.yours')}`, value: mine },
              { label: t('conflict.theirs'), value: theirs },
            ]}
          />
        ))}
      </Stack>
    </Modal>
  );
}
