import { type MessageArrived, messageArrived, notificationRequested } from '@jahrring/contracts-admin';
import { newId } from '@jahrring/contracts-common';
import { Consumes, Outbox, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { MemberDirectory, SuperadminPlaces } from '../../identity';
import { LivePublisher } from '../live';

/** Tells those who run the installation of what lies in their mailboxes, in the licence each of them starts in. */
@Injectable()
export class MessageConsumer {
  constructor(
    private readonly places: SuperadminPlaces,
    private readonly memberships: MemberDirectory,
    private readonly outbox: Outbox,
    private readonly live: LivePublisher,
  ) {}

  @Consumes(messageArrived)
  async onArrived(ctx: RequestContext, { recipients, ...message }: MessageArrived): Promise<void> {
    const { from, subject, text, threadId } = message;
    const places = await this.places.find(ctx);
    for (const { userId, entryId } of recipients) {
      const place = places.find((one) => one.userId === userId);
      if (!place) continue;
      await this.outbox.add(ctx.inLicence(place.licenceId), notificationRequested, {
        id: newId(),
        employeeIds: [place.employeeId],
        kind: 'admin.message',
        titleKey: 'admin:notify.message',
        params: { from, subject },
        path: `/admin/messages?message=${entryId}`,
        mailText: text,
      });
      // Whichever licence they look around in: the identity stands in where they are no member.
      const own = await this.memberships.findOfUsers(ctx, [userId]);
      for (const employeeId of [userId, ...own.map(({ id }) => id)])
        await this.live.publish(ctx, employeeId, {
          name: 'record-changed',
          data: { entity: 'admin/message', id: threadId },
        });
    }
  }
}
