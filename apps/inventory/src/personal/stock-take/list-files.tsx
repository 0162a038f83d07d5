import type { StockTakeView } from '@jahrring/contracts-inventory';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu } from '@jahrring/ui';
import { fileTextIcon, printerIcon, columnsIcon } from '@jahrring/ui/icons';
import { useSavePdf } from '../use-save-pdf';
import { stockTakesUrl } from './stock-takes.api';

const kinds = ['pdf', 'xlsx'] as const;

/** The counting list as a file, with what should be there or without: counted blind, nobody writes what is expected. */
export function ListFiles({ take: { id, title } }: { take: StockTakeView }) {
  const t = useT('inventory');
  const save = useSavePdf();
  return (
    <ActionMenu
      label={t('stockTake.files')}
      text={t('stockTake.files')}
      icon={printerIcon}
      items={kinds.flatMap((kind) =>
        [false, true].map((expected) => ({
          label: t(`stockTake.file.${kind}.${expected ? 'expected' : 'blind'}`),
          icon: kind === 'pdf' ? fileTextIcon : columnsIcon,
          onClick: () =>
            void save(`${stockTakesUrl}/${id}/list/${kind}?expected=${String(expected)}`, `${title}.${kind}`),
        })),
      )}
    />
  );
}
