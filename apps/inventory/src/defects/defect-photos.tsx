import type { DefectView } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { photosUrl } from './defects.api';
import './defects.css';

/** The photos of a defect; a click shows one in full size. */
export function DefectPhotos({ defect }: { defect: DefectView }) {
  const t = useT('inventory');
  if (defect.photoIds.length === 0) return null;
  return (
    <ul className="inventory-defect-photos">
      {defect.photoIds.map((photoId, index) => (
        <li key={photoId}>
          <a href={`${photosUrl(defect.id)}/${photoId}`} target="_blank" rel="noreferrer">
            <img
              src={`${photosUrl(defect.id)}/${photoId}`}
              alt={t('object.images.alt', { title: defect.title, number: index + 1 })}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
