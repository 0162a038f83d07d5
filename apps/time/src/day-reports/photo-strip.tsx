import { reportLimits } from '@jahrring/contracts-time';
import { useT } from '@jahrring/tool-kit';
import { Card } from '@jahrring/ui';
import { useFormContext } from '@jahrring/ui/form';
import { lazy, Suspense, useState } from 'react';
import { AddPhotos } from './add-photos';
import type { ContentDraft } from './content-draft';
import { PhotoPicture } from './photo-picture';
import { usePhotos } from './use-photos';
import type { ShownReport } from './use-report';

const PhotoDialog = lazy(async () => ({ default: (await import('./photo-dialog')).PhotoDialog }));

/** The photos of a draft, the newest ones straight from the camera. */
export function PhotoStrip({ report }: { report: ShownReport }) {
  const t = useT('time');
  const { getValues } = useFormContext<ContentDraft>();
  const actions = usePhotos(report, getValues);
  const [opened, setOpened] = useState<string | null>(null);
  const { photos } = report;
  const full = photos.length >= reportLimits.photos;
  return (
    <Card title={t('report.photos', { count: photos.length })}>
      {photos.length === 0 ? <p className="time-photos__empty">{t('report.photo.none')}</p> : null}
      <ol className="time-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              className="time-photo"
              aria-label={t('report.photo.open', {
                number: index + 1,
                caption: photo.caption ?? t('report.photo.noCaption'),
              })}
              onClick={() => setOpened(photo.id)}
            >
              <PhotoPicture reportId={report.view.id} photo={photo} alt="" />
              {photo.device ? (
                <span className="time-photo__mark" data-state={photo.device.item.state} />
              ) : null}
              {photo.caption ? <span className="time-photo__caption">{photo.caption}</span> : null}
            </button>
          </li>
        ))}
      </ol>
      <AddPhotos onFiles={actions.add} busy={actions.busy} disabled={full} />
      {opened ? (
        <Suspense fallback={null}>
          <PhotoDialog report={report} photoId={opened} actions={actions} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </Card>
  );
}
