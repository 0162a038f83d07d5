import {
  adminErrors,
  type ConnectionRequestView,
  type DeclineConnection,
  type IncomingRequestView,
  type RequestConnection,
} from '@jahrring/contracts-admin';
import { AppError, Clock, commonError, Database, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import {
  ConnectionRequestRepository,
  identityContext,
  LicenceRepository,
  MembershipRepository,
  UserRepository,
} from '../identity-record';
import type { ConnectionRequestEntity } from '../identity-record';
import { EmployeeService, SeatCounter } from '../employee';
import { AdministeredLicence } from './administered-licence';
import { ConnectionRequestNotices } from './connection-request-notices';

/** People who ask licences to let them in, and the answers. */
@Injectable()
export class ConnectionRequestService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly requests: ConnectionRequestRepository,
    private readonly users: UserRepository,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly employees: EmployeeService,
    private readonly seats: SeatCounter,
    private readonly finder: AdministeredLicence,
    private readonly notices: ConnectionRequestNotices,
  ) {}

  /** One's own, to whichever licence. */
  async listOwn(ctx: RequestContext): Promise<{ items: ConnectionRequestView[]; total: number }> {
    const requests = await this.requests.findOfUser(ctx, ctx.userId);
    const ids = requests.map((request) => request.licenceId);
    const names = new Map((await this.licences.getMany(ctx, ids)).map(({ id, name }) => [id, name]));
    const items = requests.map((request) => toView(request, names.get(request.licenceId) ?? ''));
    return { items, total: items.length };
  }

  /** Asks a licence by the e-mail of one of its admins. A person has one open request per licence. */
  async send(ctx: RequestContext, body: RequestConnection): Promise<ConnectionRequestView> {
    // Nobody asks in the name of an address they may not own.
    const { emailProvedAt } = await this.users.get(ctx, ctx.userId);
    if (!emailProvedAt) throw new AppError(adminErrors, 'EMAIL_UNPROVED');
    const licence = await this.finder.find(ctx, body);
    return this.db.tx(identityContext(ctx, ctx.userId).inLicence(licence.id), async (ctx) => {
      if (await this.memberships.findOfUser(ctx, ctx.userId))
        throw new AppError(adminErrors, 'LICENCE_CONNECTED');
      await this.licences.lock(ctx, licence.id);
      const open = await this.requests.findOpen(ctx, ctx.userId);
      if (open) return toView(open, licence.name);
      const request = await this.requests.insert(ctx, {
        id: body.id,
        userId: ctx.userId,
        state: 'sent',
        message: body.message ?? null,
        reason: null,
        decidedBy: null,
        decidedAt: null,
      });
      await this.notices.notifyAdmins(ctx, request, licence);
      return toView(request, licence.name);
    });
  }

  /** Takes one's own open request back. */
  async withdraw(ctx: RequestContext, id: string): Promise<void> {
    const own = (await this.requests.findOfUser(ctx, ctx.userId)).find((request) => request.id === id);
    if (!own) throw commonError('NOT_FOUND');
    if (own.state !== 'sent') throw new AppError(adminErrors, 'REQUEST_DECIDED');
    await this.db.tx(identityContext(ctx, ctx.userId).inLicence(own.licenceId), async (ctx) => {
      await this.decide(ctx, own, { state: 'withdrawn' });
    });
  }

  /** Those to the context's licence, for its admins. */
  async listIncoming(ctx: RequestContext): Promise<{ items: IncomingRequestView[]; total: number }> {
    const requests = await this.requests.findOfLicence(ctx);
    const licence = await this.licences.get(ctx, ctx.licenceId);
    const ids = requests.map((request) => request.userId);
    const people = new Map((await this.users.getMany(ctx, ids)).map((user) => [user.id, user]));
    const items = requests.map((request): IncomingRequestView => {
      const person = people.get(request.userId);
      const personName = person ? `${person.firstName} ${person.lastName}` : '';
      return { ...toView(request, licence.name), personName, personEmail: person?.email ?? '' };
    });
    return { items, total: items.length };
  }

  /** Lets the person in, as an employee: what more they may, an admin says afterwards. */
  async accept(ctx: RequestContext, id: string): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      await this.seats.lock(ctx);
      const request = await this.open(ctx, id);
      const user = await this.users.get(ctx, request.userId);
      await this.employees.add(ctx, user, { role: 'employee' });
      await this.decide(ctx, request, { state: 'accepted' });
      await this.notices.notifyPerson(ctx, user, 'connectionAccepted', '');
    });
  }

  async decline(ctx: RequestContext, id: string, { reason }: DeclineConnection): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const request = await this.open(ctx, id);
      const user = await this.users.get(ctx, request.userId);
      await this.decide(ctx, request, { state: 'declined', reason: reason ?? null });
      await this.notices.notifyPerson(ctx, user, 'connectionDeclined', reason ?? '');
    });
  }

  /** Returns true if the user has a request that is still unanswered; then they cannot be deleted. */
  async hasOpen(ctx: RequestContext, userId: string): Promise<boolean> {
    return (await this.requests.findOfUser(ctx, userId)).some(({ state }) => state === 'sent');
  }

  /** 404 for one of another licence; 409 where it has been decided. */
  private async open(ctx: RequestContext, id: string): Promise<ConnectionRequestEntity> {
    const request = await this.requests.get(ctx, id);
    if (request.state !== 'sent') throw new AppError(adminErrors, 'REQUEST_DECIDED');
    return request;
  }

  private decide(
    ctx: RequestContext,
    { id, version }: ConnectionRequestEntity,
    decision: Pick<ConnectionRequestEntity, 'state'> & Partial<Pick<ConnectionRequestEntity, 'reason'>>,
  ) {
    const decided = { decidedBy: ctx.userId, decidedAt: this.clock.now() };
    return this.requests.update(ctx, id, version, { ...decision, ...decided });
  }
}

function toView(request: ConnectionRequestEntity, licenceName: string): ConnectionRequestView {
  const { id, version, state, licenceId, message, reason } = request;
  return {
    ...{ id, version, state, licenceId, licenceName, message, reason },
    createdAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
  };
}
