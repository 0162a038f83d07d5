import { reportLimits } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Button, IconButton, Modal, Row, Stack } from '@jahrring/ui';
import { Form, TextField, useZodForm } from '@jahrring/ui/form';
import { z } from 'zod';
import { arrowLeftIcon, arrowRightIcon, trashIcon } from '@jahrring/ui/icons';
import { PhotoPicture } from './photo-picture';
import type { usePhotos } from './use-photos';
import type { ShownReport } from './use-report';

const draft = z.object({ caption: z.string().max(reportLimits.caption) });

interface PhotoDialogProps {
  report: ShownReport;
  photoId: string;
  actions: ReturnType<typeof usePhotos>;
  onClose: () => void;
}

/** One photo large, with its caption and its place among the others. */
export function PhotoDialog({ report, photoId, actions, onClose }: PhotoDialogProps) {
  const t = useT('time');
  const { photos, view } = report;
  const index = photos.findIndex(({ id }) => id === photoId);
  const photo = photos[index];
  const form = useZodForm(draft, { caption: photo?.caption ?? '' });
  if (!photo) return null;
  const save = async ({ caption }: z.infer<typeof draft>): Promise<void> => {
    if (caption.trim() !== (photo.caption ?? '')) await actions.caption(photo, caption);
    onClose();
  };
  const remove = (): void => {
    onClose();
    void actions.remove(photo);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="large"
      title={t('report.photo.title', { number: index + 1, count: photos.length })}
    >
      <Form form={form} onSubmit={save} draft={false} label={t('report.photo.caption')}>
        <Stack gap={4}>
          <PhotoPicture
            reportId={view.id}
            photo={photo}
            alt={photo.caption ?? t('report.photo.noCaption')}
            className="time-photo__large"
          />
          <TextField name="caption" label={t('report.photo.caption')} />
          <Row justify="between">
            <Row>
              <IconButton
                icon={arrowLeftIcon}
                variant="secondary"
                label={t('report.photo.earlier')}
                disabled={index === 0}
                onClick={() => void actions.move(photo, -1)}
              />
              <IconButton
                icon={arrowRightIcon}
                variant="secondary"
                label={t('report.photo.later')}
                disabled={index === photos.length - 1}
                onClick={() => void actions.move(photo, 1)}
              />
              <Button variant="danger" icon={trashIcon} onClick={remove}>
                {t('report.photo.remove')}
              </Button>
            </Row>
            <Button type="submit" variant="primary">
              {t('action.save')}
            </Button>
          </Row>
        </Stack>
      </Form>
    </Modal>
  );
}
