import type { BookStatementLineInput, StatementLineView } from '@jahrring/contracts-bookkeeping';
import { useFormat, useT } from '@jahrring/tool-kit';
import { searchAddresses } from '@jahrring/tool-kit/record-search';
import { Button, Modal, Stack, Text } from '@jahrring/ui';
import { EntityPicker, Form, FormActions, useForm } from '@jahrring/ui/form';
import { bookingOf, type Candidate } from './proposal';

interface AssignDialogProps {
  line: StatementLineView;
  onClose: () => void;
  onBook: (body: BookStatementLineInput) => Promise<void>;
}

/** Chooses among the bills that may be meant, or whose credit the money becomes. */
export function AssignDialog({ line, onClose, onBook }: AssignDialogProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const form = useForm<{ addressId: string }>({ defaultValues: { addressId: '' } });
  const candidates = line.match?.candidates ?? [];
  const said = [line.counterpartyName, line.reference, line.text].filter(Boolean).join(' · ');
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('bank.assign.title', { amount: format.money(line.amount, line.currency) })}
    >
      <Stack gap={4}>
        <Text tone="muted">{said}</Text>
        {candidates.length > 0 ? (
          <Stack gap={2}>
            <Text>{t('bank.assign.bills')}</Text>
            {candidates.map((candidate, index) => (
              <CandidateButton key={index} candidate={candidate} currency={line.currency} onBook={onBook} />
            ))}
          </Stack>
        ) : null}
        <Form
          form={form}
          label={t('bank.assign.credit')}
          draft={false}
          onSubmit={({ addressId }) => onBook({ addressId, allocations: [] })}
        >
          <Stack gap={4}>
            <EntityPicker
              name="addressId"
              label={t('bank.assign.customer')}
              description={t('bank.assign.creditText')}
              required
              onSearch={searchAddresses}
            />
            <FormActions onCancel={onClose} submitLabel={t('bank.assign.asCredit')} />
          </Stack>
        </Form>
      </Stack>
    </Modal>
  );
}

interface CandidateButtonProps {
  candidate: Candidate;
  currency: string;
  onBook: AssignDialogProps['onBook'];
}

function CandidateButton({ candidate, currency, onBook }: CandidateButtonProps) {
  const t = useT('bookkeeping');
  const format = useFormat();
  const booking = bookingOf(candidate);
  const shares = candidate.shares.map(
    ({ itemNumber, amount }) => `${itemNumber}: ${format.money(amount, currency)}`,
  );
  const reasons = candidate.reasons.map((reason) => t(`bank.reason.${reason}`)).join(', ');
  return (
    <div className="bank-candidate">
      <Button disabled={booking === null} onClick={() => booking && void onBook(booking)}>
        {[candidate.addressName, ...shares].filter(Boolean).join(' · ')}
      </Button>
      <span className="bank-line__second">{reasons}</span>
    </div>
  );
}
