import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RunningService } from '@jahrring/service-kit';
import type { HealthReport } from '../health-report';
import { compressAnswer } from './compress-answer';
import { sendProblem } from './problem';
import { setCommonHeaders } from './security-headers';
import type { StaticSite } from './static-site';

export interface DispatchTargets {
  readonly services: readonly RunningService[];
  readonly site: StaticSite;
  readonly health: HealthReport;
  /** Called with what nobody expected. */
  readonly onError: (error: unknown) => void;
}

/** One port for everything: `/api/<tool>` to its service, `/api/health` to the host, the rest is the shell. */
export function createDispatcher({ services, site, health, onError }: DispatchTargets): RequestListener {
  const byPrefix = new Map(
    services.flatMap((service) => service.prefixes.map((prefix) => [prefix, service] as const)),
  );

  return (request, response) => {
    setCommonHeaders(response);
    const pathname = (request.url ?? '/').split(/[?#]/, 1)[0] ?? '/';
    const prefix = pathname.split('/', 3).join('/');
    if (prefix === '/api/health') {
      health.handle(response, pathname).catch(fail(request, response));
      return;
    }
    const service = byPrefix.get(prefix);
    if (service) {
      compressAnswer(request, response);
      service.handle(request, response);
    } else if (isApi(pathname)) sendProblem(response, 'NOT_FOUND');
    else site.handle(request, response, pathname).catch(fail(request, response));
  };

  function fail(request: IncomingMessage, response: ServerResponse) {
    return (error: unknown) => {
      if (!request.destroyed) onError(error);
      sendProblem(response, 'INTERNAL');
    };
  }
}

const isApi = (pathname: string): boolean => /^\/+api(?:\/|$)/i.test(pathname);
