import { useT } from '@jahrring/tool-kit';
import { Button, IconButton } from '@jahrring/ui';
import { arrowDownIcon, arrowUpIcon, circleDashedIcon, copyIcon, trashIcon } from '@jahrring/ui/icons';
import { isPriced, type Line } from './lines';
import type { Sheet } from './use-sheet';

/** Actions on the selected lines together. */
export function SelectionBar({ sheet, lines }: { sheet: Sheet; lines: readonly Line[] }) {
  const t = useT('documents');
  const { selected } = sheet;
  const chosen = lines.filter((line) => selected.has(line.key));
  const priced = chosen.filter(isPriced);
  const allOptional = priced.length > 0 && priced.every((line) => line.optional);
  return (
    <div className="documents-lines__selection" role="group" aria-label={t('positions.selection')}>
      <strong role="status">{t('positions.selected', { count: chosen.length })}</strong>
      <IconButton icon={arrowUpIcon} label={t('positions.up')} onClick={() => sheet.move(selected, -1)} />
      <IconButton icon={arrowDownIcon} label={t('positions.down')} onClick={() => sheet.move(selected, 1)} />
      <Button size="small" icon={copyIcon} onClick={() => sheet.duplicate(selected)}>
        {t('positions.duplicate')}
      </Button>
      {priced.length > 0 ? (
        <Button
          size="small"
          icon={circleDashedIcon}
          onClick={() =>
            sheet.change(new Set(priced.map(({ key }) => key)), () => ({ optional: !allOptional }))
          }
        >
          {t(allOptional ? 'positions.setFirm' : 'positions.setOptional')}
        </Button>
      ) : null}
      <Button size="small" icon={trashIcon} variant="danger" onClick={() => sheet.remove(selected)}>
        {t('positions.remove')}
      </Button>
      <Button size="small" variant="quiet" onClick={sheet.selectNone}>
        {t('positions.selectNone')}
      </Button>
    </div>
  );
}
