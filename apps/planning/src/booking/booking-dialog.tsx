import type {
  BookedTeam,
  BookingDraft,
  BookingView,
  CreateBooking,
  PlanView,
  TeamDraft,
} from '@jahrring/contracts-planning';
import { createBooking } from '@jahrring/contracts-planning';
import { useT } from '@jahrring/tool-kit';
import { FormDialog, useVersionedSave } from '@jahrring/tool-kit/form';
import { Button, Modal } from '@jahrring/ui';
import { useZodForm } from '@jahrring/ui/form';
import { copyIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { z } from 'zod';
import { draftOf } from '../selection/selected';
import { BookingFields } from './booking-fields';
import { bookingLabel } from './booking-label';
import { TeamResult } from './team-result';
import { bookableTeams, teamDraft } from './teams';
import { useBookingWrites } from './use-booking-writes';
import { RemoveButton } from './remove-button';

/** A team may stand in the place of a resource. */
const newBooking = createBooking.safeExtend({ resourceId: z.string() });

interface BookingDialogProps {
  /** Initial values of the form; its resource and day come from the cell. */
  draft: BookingDraft;
  /** The booking that is changed; none: a new one. */
  booking?: BookingView | undefined;
  resources: PlanView['resources'];
  /** Those that can be booked as a whole. */
  teams: PlanView['teams'];
  onTeam: (draft: TeamDraft) => Promise<BookedTeam>;
  /** Shows the form of a new one that is like it. */
  onCopy: (booking: BookingView) => void;
  onClose: () => void;
}

/** Books somebody or something, changes, moves or removes a booking: the way that needs no pointer. */
export function BookingDialog(props: BookingDialogProps) {
  const { draft, booking, resources, onTeam, onCopy, onClose } = props;
  const t = useT('planning');
  const form = useZodForm(booking ? createBooking : newBooking, draft);
  const { create: createOne, update } = useBookingWrites();
  const teams = bookableTeams(props);
  const [result, setResult] = useState<BookedTeam | null>(null);
  /** Returns whether there is something to be told before the dialog closes. */
  const create = async (values: CreateBooking): Promise<boolean> => {
    const asTeam = teamDraft(values, teams);
    if (!asTeam) {
      await createOne(values);
      return false;
    }
    const booked = await onTeam(asTeam);
    if (booked.conflicts.length === 0) return false;
    setResult(booked);
    return true;
  };
  const { save, conflict } = useVersionedSave<BookingView | undefined, BookingDraft, CreateBooking, boolean>({
    ...{ form, record: booking, toDraft: (stored) => (stored ? draftOf(stored) : draft), names: projectOf },
    load: (current) => current as BookingView | undefined,
    run: async ({ id: _id, repeat, ...values }, stored) => {
      if (!stored) return create({ ...values, repeat });
      await update({ id: stored.id, version: stored.version, patch: values });
      return false;
    },
    onSaved: (hasResult) => {
      if (!hasResult) onClose();
    },
  });
  if (result) {
    return (
      <Modal
        opened
        onClose={onClose}
        title={t('team.conflicts')}
        actions={<Button onClick={onClose}>{t('action.close')}</Button>}
      >
        <TeamResult {...result} />
      </Modal>
    );
  }
  return (
    <FormDialog<BookingDraft, CreateBooking>
      title={t(booking ? 'action.edit' : 'action.create')}
      form={form}
      further={
        booking ? (
          <>
            <RemoveButton booking={booking} onRemoved={onClose} />
            <Button icon={copyIcon} onClick={() => onCopy(booking)}>
              {t('action.copy')}
            </Button>
          </>
        ) : null
      }
      onSubmit={save}
      onClose={onClose}
    >
      {conflict}
      <BookingFields booking={booking} resources={resources} teams={teams} repeatable={!booking} />
    </FormDialog>
  );
}

/** The project of a booking by name, for whoever chooses between two versions. */
const projectOf = (booking: BookingView | undefined) =>
  booking ? [[booking.projectId, bookingLabel(booking)] as const] : [];
