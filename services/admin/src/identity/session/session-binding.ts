import { Injectable } from '@nestjs/common';
import { AdminSessionResolver } from './admin-session-resolver';
import { SessionPrincipals } from './session-principals';

/** Connects what remembers callers with what looks them up. */
@Injectable()
export class SessionBinding {
  constructor(resolver: AdminSessionResolver, principals: SessionPrincipals) {
    resolver.bind(principals);
  }
}
