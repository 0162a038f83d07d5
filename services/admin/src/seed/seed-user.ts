import { type DemoPerson } from '@jahrring/demo';
import { type RequestContext, type SeedContext } from '@jahrring/service-kit';
import { UserRepository } from '../identity/identity-record';
import type { UserEntity } from '../identity/identity-record';

/** Whoever is still there when a licence is set back (superadmins, members of another licence) stays as they are. */
export async function seedUser(
  seed: SeedContext,
  ctx: RequestContext,
  { userId, email, firstName, lastName, role }: DemoPerson,
  passwordHash: string,
): Promise<UserEntity> {
  const users = seed.get(UserRepository);
  const present = seed.isFirst
    ? null
    : ((await users.find(ctx, userId)) ?? (await users.findByEmail(ctx, email)));
  if (present) return present;
  return users.create(ctx, {
    id: userId,
    email,
    firstName,
    lastName,
    locale: 'de',
    regionalLocale: 'de-CH',
    superadmin: role === 'superadmin',
    blocked: false,
    emailProvedAt: seed.clock.now(),
    passwordHash,
    defaultLicenceId: ctx.licenceId,
    lastSignInAt: null,
  });
}
