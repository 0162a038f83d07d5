import { commonError, type KitRequest } from '@jahrring/service-kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { ReleaseTokenEntity } from './release-token.entity';
import { ReleaseTokenService } from './release-token.service';

const admitted = new WeakMap<KitRequest, ReleaseTokenEntity>();

/** Asks for a release token before anything of the body is read. */
@Injectable()
export class ReleaseTokenGuard implements CanActivate {
  constructor(private readonly tokens: ReleaseTokenService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<KitRequest>();
    admitted.set(request, await this.tokens.admit(request.ctx, request.headers.authorization));
    return true;
  }
}

/** The token a request was admitted with. */
export function tokenOf(request: KitRequest): ReleaseTokenEntity {
  const token = admitted.get(request);
  if (!token) throw commonError('UNAUTHENTICATED');
  return token;
}
