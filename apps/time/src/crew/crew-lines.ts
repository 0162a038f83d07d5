import type { CreateEntryInput, RecordCrewInput } from '@jahrring/contracts-time';
import { newUuid } from '@jahrring/tool-kit';

/** A crew's line as one line per person, for the device: each is sent and refused by itself. */
export function crewLines({
  employeeIds,
  line,
  exceptions = [],
  groupId,
}: RecordCrewInput): CreateEntryInput[] {
  return employeeIds.flatMap((employeeId) => {
    const exception = exceptions.find((one) => one.employeeId === employeeId);
    if (exception?.absent) return [];
    const { from: _from, to: _to, seconds: _seconds, ...rest } = line;
    const own = exception?.from && exception.to ? { ...rest, from: exception.from, to: exception.to } : line;
    return [{ ...own, id: newUuid(), employeeId, ...(groupId ? { groupId } : {}) }];
  });
}
