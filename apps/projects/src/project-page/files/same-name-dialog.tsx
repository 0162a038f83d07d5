import { useT } from '@jahrring/tool-kit';
import { Button, Modal, Text } from '@jahrring/ui';

interface SameNameDialogProps {
  name: string;
  /** Null leaves this file out. */
  onChoose: (rule: 'keep' | 'replace' | null) => void;
}

/** Asks what happens to a file whose name is there already. */
export function SameNameDialog({ name, onChoose }: SameNameDialogProps) {
  const t = useT('projects');
  return (
    <Modal
      opened
      onClose={() => onChoose(null)}
      size="small"
      title={t('files.sameName.title')}
      actions={
        <>
          <Button onClick={() => onChoose(null)}>{t('action.cancel')}</Button>
          <Button onClick={() => onChoose('replace')}>{t('files.sameName.replace')}</Button>
          <Button variant="primary" onClick={() => onChoose('keep')}>
            {t('files.sameName.keep')}
          </Button>
        </>
      }
    >
      <Text as="p">{t('files.sameName.text', { name })}</Text>
    </Modal>
  );
}
