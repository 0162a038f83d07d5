import type { CreateEntryInput } from '@jahrring/contracts-time';
import { useBoot, type OutboxItem } from '@jahrring/tool-kit';
import { useMemo } from 'react';
import { useEmployees } from '../options.api';
import { useEntryForm } from '../time.api';
import { type LineWords } from './device-report';

/** Names for lines that only the device knows, from what it has kept. */
export function useLineWords(): LineWords {
  const { user, licence } = useBoot();
  const { currentData: form } = useEntryForm(undefined);
  const { currentData: people } = useEmployees();
  return useMemo(
    () => ({
      zone: licence.timeZone,
      employeeName: (id) =>
        id && id !== user.membershipId
          ? (people?.items.find((person) => person.id === id)?.name ?? '')
          : `${user.firstName} ${user.lastName}`.trim(),
      title: (line, item) =>
        form?.activities.find(({ id }) => id === line.activityId)?.title ?? toldObject(line, item),
    }),
    [licence, user, form, people],
  );
}

/** The machine or material of a line, in the words it was recorded with: behind the project, before the comment. */
function toldObject({ objectId, comment }: CreateEntryInput, item: OutboxItem): string | null {
  const [, told] = item.summary.text?.split(' · ') ?? [];
  return objectId && told && told !== comment ? told : null;
}
