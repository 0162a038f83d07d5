import type { ControlledMachine } from '@jahrring/contracts-machine-control';
import { downloadUrl, useT } from '@jahrring/tool-kit';
import './machine-page.css';

/** Pictures of the machine as the inventory keeps them. */
export function MachinePhotos({ machine: { id, title, imageIds } }: { machine: ControlledMachine }) {
  const t = useT('machine-control');
  if (imageIds.length === 0) return null;
  return (
    <ul className="machine-photos" aria-label={t('machine.photos')}>
      {imageIds.map((imageId, index) => (
        <li key={imageId}>
          <img
            src={downloadUrl(`/api/inventory/objects/${id}/images/${imageId}`)}
            alt={t('machine.photo', { title, number: index + 1 })}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
