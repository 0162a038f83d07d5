import {
  adminErrors,
  type ConnectionRequestView,
  type DeclineConnection,
  type IncomingRequestView,
  isOpenLicence,
  type MailKind,
  notificationRequested,
  type RequestConnection,
} from '@jahrring/contracts-admin';
import { localDateAt, newId } from '@jahrring/contracts-common';
import {
  AppError,
  Clock,
  commonError,
  Database,
  fieldErrorOf,
  Outbox,
  type RequestContext,
} from '@jahrring/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { adminSettings } from '../configuration';
import type { AdminSettings } from '../configuration';
import {
  ConnectionRequestRepository,
  identityContext,
  LicenceRepository,
  MembershipRepository,
  UserRepository,
} from '../identity-record';
import type { ConnectionRequest, Licence, User } from '../identity-record';
import { accountKeys, SignInThrottle } from '../credential';
import { EmployeeService, SeatCounter } from '../employee';
import { Mails } from '../mail';

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
    private readonly throttle: SignInThrottle,
    private readonly mails: Mails,
    private readonly outbox: Outbox,
    @Inject(adminSettings) private readonly settings: AdminSettings,
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
    const licence = await this.findLicence(ctx, body);
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
      await this.tellAdmins(ctx, request, licence);
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
      await this.tellPerson(ctx, user, 'connectionAccepted', '');
    });
  }

  async decline(ctx: RequestContext, id: string, { reason }: DeclineConnection): Promise<void> {
    await this.db.tx(ctx, async (ctx) => {
      const request = await this.open(ctx, id);
      const user = await this.users.get(ctx, request.userId);
      await this.decide(ctx, request, { state: 'declined', reason: reason ?? null });
      await this.tellPerson(ctx, user, 'connectionDeclined', reason ?? '');
    });
  }

  /** Whether somebody still waits for an answer; then they cannot be deleted. */
  async hasOpen(ctx: RequestContext, userId: string): Promise<boolean> {
    return (await this.requests.findOfUser(ctx, userId)).some(({ state }) => state === 'sent');
  }

  /** 404 for one of another licence; 409 where it has been decided. */
  private async open(ctx: RequestContext, id: string): Promise<ConnectionRequest> {
    const request = await this.requests.get(ctx, id);
    if (request.state !== 'sent') throw new AppError(adminErrors, 'REQUEST_DECIDED');
    return request;
  }

  private decide(
    ctx: RequestContext,
    { id, version }: ConnectionRequest,
    decision: Pick<ConnectionRequest, 'state'> & Partial<Pick<ConnectionRequest, 'reason'>>,
  ) {
    const decided = { decidedBy: ctx.userId, decidedAt: this.clock.now() };
    return this.requests.update(ctx, id, version, { ...decision, ...decided });
  }

  /**
   * The one open licence this e-mail administers. Not found is told at the field, after a throttle: nobody fishes for
   * admins here.
   */
  private async findLicence(ctx: RequestContext, body: RequestConnection): Promise<Licence> {
    const keys = accountKeys('connection', ctx.userId);
    await this.throttle.check(ctx, keys);
    const admin = await this.users.findByEmail(ctx, body.adminEmail);
    const memberships = admin && !admin.blocked ? await this.memberships.findOfUsers(ctx, [admin.id]) : [];
    const administered = memberships.filter(({ role, active }) => active && role === 'admin');
    const licences = await this.licences.getMany(
      ctx,
      administered.map(({ licenceId }) => licenceId),
    );
    const wanted = body.licenceName?.toLowerCase();
    const found = licences.filter(
      (licence) => this.isOpen(licence) && (!wanted || licence.name.toLowerCase() === wanted),
    );
    const [only] = found;
    if (found.length > 1) throw fieldErrorOf('licenceName', 'required');
    if (only) return only;
    await this.throttle.fail(ctx, keys);
    throw fieldErrorOf('adminEmail', 'exists');
  }

  private isOpen(licence: Licence): boolean {
    return isOpenLicence(licence, localDateAt(this.clock.now(), licence.timeZone));
  }

  private async tellAdmins(ctx: RequestContext, request: ConnectionRequest, licence: Licence): Promise<void> {
    const person = await this.users.get(ctx, request.userId);
    const admins = await this.memberships.findAdmins(ctx);
    const told = { person: `${person.firstName} ${person.lastName}`, licence: licence.name };
    await this.outbox.add(ctx, notificationRequested, {
      id: newId(),
      employeeIds: admins.map(({ id }) => id),
      kind: 'admin.connection_requested',
      titleKey: 'admin:notify.connectionRequested',
      params: told,
      path: '/settings/employees',
    });
    const params = { ...told, email: person.email, message: request.message ?? '' };
    for (const user of await this.users.getMany(
      ctx,
      admins.map(({ userId }) => userId),
    )) {
      await this.mail(ctx, user, 'connectionRequested', params, '/settings/employees');
    }
  }

  private async tellPerson(ctx: RequestContext, user: User, kind: MailKind, reason: string): Promise<void> {
    const licence = await this.licences.get(ctx, ctx.licenceId);
    await this.mail(ctx, user, kind, { licence: licence.name, reason }, '/profile/settings');
  }

  private mail(
    ctx: RequestContext,
    { email: to, firstName: name, locale }: User,
    kind: MailKind,
    params: Record<string, string>,
    path: string,
  ): Promise<void> {
    return this.mails.queue(ctx, {
      kind,
      to,
      name,
      locale,
      params,
      link: `${this.settings.publicUrl}${path}`,
    });
  }
}

function toView(request: ConnectionRequest, licenceName: string): ConnectionRequestView {
  const { id, version, state, licenceId, message, reason } = request;
  return {
    ...{ id, version, state, licenceId, licenceName, message, reason },
    createdAt: request.createdAt.toISOString(),
    decidedAt: request.decidedAt?.toISOString() ?? null,
  };
}
