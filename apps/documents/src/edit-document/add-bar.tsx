import type { VatKey } from '@jahrring/contracts-common';
import type { PositionKind } from '@jahrring/contracts-documents';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, Button, type IconShape } from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import {
  copyIcon,
  fileTextIcon,
  flagIcon,
  layersIcon,
  minusIcon,
  packageIcon,
  percentageIcon,
  plusIcon,
} from '@jahrring/ui/icons';
import { objectLine } from '../objects/object-line';
import type { Sheet } from './use-sheet';

const ObjectDialog = lazy(async () => ({ default: (await import('../objects/object-dialog')).ObjectDialog }));

interface AddBarProps {
  sheet: Sheet;
  vatKey: VatKey | undefined;
  projectId: string | null;
  onPaste: () => void;
}

const otherKinds: readonly [PositionKind, IconShape][] = [
  ['heading', flagIcon],
  ['text', fileTextIcon],
  ['subtotal', minusIcon],
  ['collective', layersIcon],
  ['discount', percentageIcon],
  ['surcharge', plusIcon],
];

/** Everything a document's lines can be made of. */
export function AddBar({ sheet, vatKey, projectId, onPaste }: AddBarProps) {
  const t = useT('documents');
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className="documents-lines__foot">
      <Button icon={plusIcon} onClick={() => sheet.add('item')}>
        {t('positions.add')}
      </Button>
      <Button icon={packageIcon} onClick={() => setChoosing(true)}>
        {t('objects.action')}
      </Button>
      <ActionMenu
        text={t('positions.addOther')}
        align="start"
        items={[
          ...otherKinds.map(([kind, icon]) => ({
            label: t(`kind.${kind}`),
            icon,
            onClick: () => sheet.add(kind),
          })),
          { label: t('paste.action'), icon: copyIcon, separated: true, onClick: onPaste },
        ]}
      />
      {isChoosing ? (
        <Suspense fallback={null}>
          <ObjectDialog
            projectId={projectId}
            onClose={() => setChoosing(false)}
            onInsert={(chosen) =>
              sheet.insert(
                chosen.map((one) => objectLine(one, vatKey)),
                null,
                t('objects.done', { count: chosen.length }),
              )
            }
          />
        </Suspense>
      ) : null}
    </div>
  );
}
