import { fieldErrorOf, type RequestContext } from '@jahrring/service-kit';
import { Injectable } from '@nestjs/common';
import type { UserEntity } from '../identity-record';
import { PasswordService } from './password.service';
import { SignInThrottle } from './sign-in-throttle';
import { accountKeys } from './throttle-keys';

/** Whoever sits at an open screen must still know the password. */
@Injectable()
export class PasswordConfirmation {
  constructor(
    private readonly passwords: PasswordService,
    private readonly throttle: SignInThrottle,
  ) {}

  /** 422 at the field where it is wrong, 429 after five of them, from wherever. */
  async check(ctx: RequestContext, user: UserEntity, password: string, field = 'password'): Promise<void> {
    const keys = accountKeys('password', user.id);
    await this.throttle.check(ctx, keys);
    if (await this.passwords.verify(user.passwordHash, password)) return;
    await this.throttle.fail(ctx, keys);
    throw fieldErrorOf(field, 'wrong_old_password');
  }
}
