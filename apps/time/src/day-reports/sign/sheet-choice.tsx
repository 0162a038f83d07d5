import { useT } from '@jahrring/tool-kit';
import { useEffect, useState } from 'react';
import { AddPhotos } from '../add-photos';
import { PhotoPicture } from '../photo-picture';
import { usePhotos } from '../use-photos';
import type { ShownReport } from '../use-report';

interface SheetChoiceProps {
  report: ShownReport;
  chosen: string | null;
  onChoose: (photoId: string) => void;
}

/** Choice of the photo that shows the signed sheet: a new one, or an existing one. */
export function SheetChoice({ report, chosen, onChoose }: SheetChoiceProps) {
  const t = useT('time');
  const { add, busy } = usePhotos(report);
  const { photos, view } = report;
  const [taken, setTaken] = useState(false);
  const newest = photos.at(-1)?.id;
  useEffect(() => {
    if (!taken || !newest || busy) return;
    setTaken(false);
    onChoose(newest);
  }, [taken, newest, busy, onChoose]);
  const addFiles = async (files: readonly File[]): Promise<void> => {
    await add(files);
    setTaken(true);
  };
  return (
    <div className="time-sign__sheet" role="radiogroup" aria-label={t('report.sign.sheet')}>
      <AddPhotos onFiles={addFiles} busy={busy} single />
      <ol className="time-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button
              type="button"
              role="radio"
              aria-checked={photo.id === chosen}
              className="time-photo"
              aria-label={photo.caption ?? t('report.photo.number', { number: index + 1 })}
              onClick={() => onChoose(photo.id)}
            >
              <PhotoPicture reportId={view.id} photo={photo} alt="" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
