import { millColumnFields, neededMillColumns, type LotView } from '@jahrring/contracts-timber';
import { useT, type ApiProblem } from '@jahrring/tool-kit';
import { Modal, Stack, Text } from '@jahrring/ui';
import { FileWordsDialog } from '../file-words/file-words.dialog';
import { namesOf, unknownOf } from './mill-file-problem';

interface MillFileDialogProps {
  lot: LotView;
  problem: ApiProblem;
  onClose: () => void;
  onSaved: () => void;
}

/** Asks for the meaning of a mill file's columns and words, which is kept for its next files; else lists all faults. */
export function MillFileDialog({ lot, problem, onClose, onSaved }: MillFileDialogProps) {
  const t = useT('timber');
  if (problem.code === 'MILL_FILE_UNREADABLE') {
    const faults = problem.fields ?? [];
    return (
      <Modal opened onClose={onClose} title={t('mill.faults')}>
        <Stack>
          <Text as="p">{t('mill.faultsText')}</Text>
          <ul>
            {faults.map(({ params }, index) => (
              <li key={index}>{t('errors.millFileUnreadable', params)}</li>
            ))}
          </ul>
        </Stack>
      </Modal>
    );
  }
  const columns = {
    fields: millColumnFields,
    needed: neededMillColumns,
    titles: namesOf(problem, 'title'),
  };
  return (
    <FileWordsDialog
      partnerId={lot.buyerId}
      columns={problem.code === 'MILL_FILE_COLUMNS' ? columns : null}
      unknown={unknownOf(problem)}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}
