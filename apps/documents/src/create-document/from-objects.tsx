import { useT } from '@jahrring/tool-kit';
import { Button, Card, Stack } from '@jahrring/ui';
import { useState } from 'react';
import { fileTextIcon } from '@jahrring/ui/icons';
import type { ChosenObject } from '../objects/object-line';
import { ObjectPicker } from '../objects/object-picker';
import { BeginProblem } from './begin-problem';
import type { Start } from './start';
import { useBegin } from './use-begin';

/** A draft whose lines are objects of the inventory, each with its price of today. */
export function FromObjects({ start }: { start: Start }) {
  const t = useT('documents');
  const { create, isLoading, problem } = useBegin(start);
  const [chosen, setChosen] = useState<readonly ChosenObject[]>([]);
  const begin = () =>
    create({
      positions: chosen.map(({ object, quantity }) => ({
        kind: 'item',
        text: object.title,
        objectId: object.id,
        quantity: quantity ?? '1',
      })),
    });
  return (
    <Card>
      <Stack gap={4}>
        <ObjectPicker chosen={chosen} onChange={setChosen} projectId={start.projectId} />
        <BeginProblem problem={problem} />
        <div>
          <Button
            variant="primary"
            icon={fileTextIcon}
            disabled={chosen.length === 0 || !(start.projectId || start.addressId)}
            loading={isLoading}
            onClick={() => void begin()}
          >
            {t('create.fromObjects', { count: chosen.length })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
