import { documentsErrors } from '@jahrring/contracts-documents';
import { AppError } from '@jahrring/service-kit';

/** DOCUMENT_EXCEEDS_OPEN at the quantity of a line, with what is open of it. */
export function exceedsOpen(index: number, text: string, open: string): AppError {
  const field = `positions.${index}.quantity`;
  const fields = [{ field, in: 'body' as const, code: 'max', key: 'documents:errors.exceedsOpen' }];
  const [title = ''] = text.split('\n');
  return new AppError(
    documentsErrors,
    'DOCUMENT_EXCEEDS_OPEN',
    { text: title, open: compact(open) },
    { fields },
  );
}

/** `2.500` as people write it: `2.5`. */
function compact(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/0+$/, '').replace(/\.$/, '') : decimal;
}
