import { saveFile, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Modal } from '@jahrring/ui';
import { downloadIcon } from '@jahrring/ui/icons';

interface PictureDialogProps {
  url: string;
  name: string;
  onClose: () => void;
}

/** A picture of the chat, as large as there is room. */
export function PictureDialog({ url, name, onClose }: PictureDialogProps) {
  const t = useT('support');
  const toast = useProblemToast();
  return (
    <Modal
      opened
      onClose={onClose}
      size="large"
      title={name}
      actions={
        <Button icon={downloadIcon} onClick={() => void saveFile({ url }, name).catch(toast)}>
          {t('chat.download')}
        </Button>
      }
    >
      <div className="support-picture-large">
        <img src={url} alt={name} />
      </div>
    </Modal>
  );
}
