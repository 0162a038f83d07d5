import { timberErrors } from '@jahrring/contracts-timber';
import { AppError } from '@jahrring/service-kit';

/** `place`: the element, column or value concerned. */
export function unreadable(context: string, line = 0, column = 0, place = ''): AppError {
  return new AppError(timberErrors, 'MILL_FILE_UNREADABLE', { context, line, column, place });
}
