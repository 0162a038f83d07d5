import {
  adminErrors,
  type ChangeLicenceState,
  type ChangeLicenceType,
  type CreateLicence,
  isOpenLicence,
  licenceChanged,
  type LicenceChanged,
  type LicenceView,
  nextLicenceStates,
  restoreDays,
  type UpdateLicence,
} from '@jahrring/contracts-admin';
import {
  compactIban,
  isIban,
  type LicenceState,
  type ListQuery,
  localDateAt,
} from '@jahrring/contracts-common';
import {
  AppError,
  Audit,
  type AuditAction,
  Clock,
  Database,
  fieldErrorOf,
  Outbox,
  Republishes,
  type ListResult,
  type RequestContext,
  type Retold,
  systemContext,
} from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import { SessionStore } from '../session';
import { defined } from '../../database';
import {
  LicenceEntity,
  LicenceRepository,
  MembershipRepository,
  toLicenceEvent,
  toLicenceView,
} from '../identity-record';

const DAY_MS = 86_400_000;

/** Licences as the installation's superadmins keep them. Who may call is decided at the controller. */
@Injectable()
export class LicenceService {
  constructor(
    private readonly db: Database,
    private readonly licences: LicenceRepository,
    private readonly memberships: MembershipRepository,
    private readonly sessions: SessionStore,
    private readonly audit: Audit,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  list(ctx: RequestContext, query: ListQuery): Promise<ListResult<LicenceView>> {
    return this.licences.list(ctx, query, async (licences) => {
      const ids = licences.map(({ id }) => id);
      const counts = await this.memberships.countActive(ctx, ids);
      return licences.map((licence) => toLicenceView(licence, counts.get(licence.id) ?? 0));
    });
  }

  async get(ctx: RequestContext, id: string): Promise<LicenceView> {
    return this.view(ctx, await this.licences.get(ctx, id));
  }

  create(ctx: RequestContext, body: CreateLicence): Promise<LicenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const licence = await this.licences.insert(ctx, {
        ...defined(body),
        ...emptyProfile,
        ...nullified(body),
        iban: checkedIban(body.iban) ?? null,
        endsOn: body.endsOn ?? null,
        userLimit: body.userLimit ?? null,
        settings: body.settings ?? {},
        demoData: false,
      });
      await this.publish(ctx, licence, 'create', null);
      return this.view(ctx, licence);
    });
  }

  update(ctx: RequestContext, id: string, version: number, body: UpdateLicence): Promise<LicenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.licences.get(ctx, id);
      const startsOn = body.startsOn ?? before.startsOn;
      const endsOn = body.endsOn === undefined ? before.endsOn : body.endsOn;
      if (endsOn && endsOn < startsOn) throw fieldErrorOf('endsOn', 'afterOrEqual', { other: 'startsOn' });
      const patch = defined({
        ...body,
        ...('iban' in body ? { iban: checkedIban(body.iban) } : {}),
        ...(body.settings ? { settings: { ...before.settings, ...body.settings } } : {}),
      });
      const licence = await this.licences.update(ctx, id, version, patch);
      await this.publish(ctx, licence, 'update', before);
      return this.view(ctx, licence);
    });
  }

  /** Moves a licence to another state. Leaving `active` ends the sessions of its people at their next request. */
  changeState(
    ctx: RequestContext,
    id: string,
    version: number,
    body: ChangeLicenceState,
  ): Promise<LicenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.licences.get(ctx, id);
      this.checkTransition(before, body.state);
      const licence = await this.licences.update(ctx, id, version, {
        state: body.state,
        deletedAt: body.state === 'deleted' ? this.clock.now() : null,
      });
      if (body.state !== 'active') await this.sessions.endOfLicence(ctx, id);
      await this.publish(ctx, licence, `state.${body.state}`, before, body.reason ?? undefined);
      return this.view(ctx, licence);
    });
  }

  /** Shuts a licence that is about to be set back, whatever its state but deleted. */
  async shutForReset(tx: RequestContext, id: string, version: number): Promise<void> {
    const before = await this.licences.get(tx, id);
    if (before.state === 'deleted')
      throw new AppError(adminErrors, 'LICENCE_TRANSITION', { from: before.state, to: 'blocked' });
    const licence = await this.licences.update(tx, id, version, { state: 'blocked' });
    await this.sessions.endOfLicence(tx, id);
    await this.publish(tx, licence, 'state.blocked', before);
  }

  /** Gives a licence another type. Called by who has said what that means. */
  changeType(
    ctx: RequestContext,
    id: string,
    version: number,
    { type, reason }: Pick<ChangeLicenceType, 'type' | 'reason'>,
  ): Promise<LicenceView> {
    return this.db.tx(ctx, async (ctx) => {
      const before = await this.licences.get(ctx, id);
      const licence = await this.licences.update(ctx, id, version, { type });
      await this.publish(ctx, licence, 'type-change', before, reason ?? undefined);
      return this.view(ctx, licence);
    });
  }

  /** Makes licences inactive whose last day has passed. Their people are out by then; this is for who looks at the state. */
  async closeEnded(): Promise<void> {
    const ctx = systemContext({ licenceId: '' });
    const now = this.clock.now();
    for (const licence of await this.licences.findEnding(ctx, localDateAt(now, 'UTC'))) {
      if (isOpenLicence(licence, localDateAt(now, licence.timeZone))) continue;
      await this.changeState(ctx, licence.id, licence.version, {
        state: 'inactive',
        reason: 'end date passed',
      });
    }
  }

  private checkTransition(licence: LicenceEntity, to: LicenceState): void {
    if (!nextLicenceStates(licence.state).includes(to)) {
      throw new AppError(adminErrors, 'LICENCE_TRANSITION', { from: licence.state, to });
    }
    const age = licence.deletedAt ? this.clock.now().getTime() - licence.deletedAt.getTime() : 0;
    if (age > restoreDays * DAY_MS)
      throw new AppError(adminErrors, 'LICENCE_RESTORE_OVER', { days: restoreDays });
  }

  private async view(ctx: RequestContext, licence: LicenceEntity): Promise<LicenceView> {
    const counts = await this.memberships.countActive(ctx, [licence.id]);
    return toLicenceView(licence, counts.get(licence.id) ?? 0);
  }

  /** Publishes the current state of the licence again, for the copies in other services. */
  @Republishes(licenceChanged, LicenceEntity, 'id')
  async *again(ctx: RequestContext): AsyncGenerator<Retold<LicenceChanged>[]> {
    const licence = await this.licences.get(ctx, ctx.licenceId);
    yield [{ payload: toLicenceEvent(licence), changedAt: licence.updatedAt }];
  }

  private async publish(
    ctx: RequestContext,
    licence: LicenceEntity,
    action: AuditAction,
    before: LicenceEntity | null,
    reason?: string,
  ) {
    const own = licence.id === ctx.licenceId ? ctx : ctx.inLicence(licence.id);
    await this.audit.record(own, {
      action,
      entity: 'licence',
      entityId: licence.id,
      ...(before ? { before: audited(before) } : {}),
      after: audited(licence),
      ...(reason ? { reason } : {}),
    });
    await this.outbox.add(own, licenceChanged, toLicenceEvent(licence));
    ctx.afterCommit(() => this.sessions.forget());
  }
}

const emptyProfile = {
  street: null,
  houseNumber: null,
  zip: null,
  city: null,
  vatNumber: null,
  email: null,
  phone: null,
} as const;

function nullified(body: CreateLicence) {
  const { street, houseNumber, zip, city, vatNumber, email, phone } = body;
  const own = { street, houseNumber, zip, city, vatNumber, email, phone };
  return defined(own);
}

/** Bank numbers stay out of the audit trail. */
function audited(licence: LicenceEntity): Omit<LicenceEntity, 'iban' | 'createdAt' | 'updatedAt'> {
  const { iban: _iban, createdAt: _created, updatedAt: _updated, ...rest } = licence;
  return rest;
}

function checkedIban(iban: string | null | undefined): string | null {
  if (!iban) return null;
  const compact = compactIban(iban);
  if (!isIban(compact)) throw fieldErrorOf('iban', 'iban');
  return compact;
}
