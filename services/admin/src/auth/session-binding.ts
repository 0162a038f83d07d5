import { Injectable } from '@nestjs/common';
import { AdminSessionResolver } from './admin-session-resolver';
import { SessionPrincipals } from './session-principals';

/** Connects the resolver that every service was given with the sessions of this one. */
@Injectable()
export class SessionBinding {
  constructor(resolver: AdminSessionResolver, principals: SessionPrincipals) {
    resolver.bind(principals);
  }
}
