import type { AddressView } from '@jahrring/contracts-addresses';
import { useAbility } from '@jahrring/tool-kit';
import { Stack } from '@jahrring/ui';
import './follow-up.css';
import { NextSteps } from './next-steps';
import { Notes } from './notes';

/** Next steps for a customer, and notes of what was discussed. */
export function NotesTab({ address }: { address: AddressView }) {
  const { canAny } = useAbility();
  const mayWrite = canAny(['tools.address.manage', 'tools.address.update']) && address.deletedAt === null;
  return (
    <Stack gap={4}>
      <NextSteps address={address} mayWrite={mayWrite} />
      <Notes address={address} mayWrite={mayWrite} />
    </Stack>
  );
}
