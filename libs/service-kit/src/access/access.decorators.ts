import { Controller, SetMetadata, applyDecorators } from '@nestjs/common';

/** Access rule of an endpoint: the second argument of `@Get`, `@Post`, `@Put`, `@Patch` and `@Delete`. */
export type Access =
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'permission'; any: readonly string[] }
  | { kind: 'superadmin' }
  | { kind: 'internal' };

export const accessMetadata = 'jahrring:access';
export const pluginMetadata = 'jahrring:plugin';
export const passiveMetadata = 'jahrring:passive';
export const ownOnceMetadata = 'jahrring:own-once';

type EndpointDecorator = ClassDecorator & MethodDecorator;

/** Any one of these permissions. */
export function RequirePermission(permission: string, ...others: string[]): Access {
  return { kind: 'permission', any: [permission, ...others] };
}

/** Anybody, signed in or not. */
export function Public(): Access {
  return { kind: 'public' };
}

/** Whoever is signed in, whatever their role. */
export function SignedIn(): Access {
  return { kind: 'signed-in' };
}

export function SuperadminOnly(): Access {
  return { kind: 'superadmin' };
}

/** Other services only, by a call signed with the installation's secret. Never reachable with a session. */
export function Internal(): Access {
  return { kind: 'internal' };
}

/** Answers 404 where none of the plugins is active in the caller's licence. Not for endpoints between services. */
export function RequirePlugin(...plugins: string[]): EndpointDecorator {
  return applyDecorators(SetMetadata(pluginMetadata, plugins)) as EndpointDecorator;
}

/** Calling it does not count as using the session: for what a browser calls on its own, whoever sits before it. */
export function Passive(): EndpointDecorator {
  return applyDecorators(SetMetadata(passiveMetadata, true)) as EndpointDecorator;
}

/**
 * The body has an id by which the endpoint itself has its effect once, so that no transaction is open around it for the
 * Idempotency-Key: for what takes long before it writes.
 */
export function OnceByItself(): EndpointDecorator {
  return applyDecorators(SetMetadata(ownOnceMetadata, true)) as EndpointDecorator;
}

/** A tool's resource: `@ToolController('projects', 'projects')` serves `/api/projects/projects`. */
export function ToolController(tool: string, resource: string): ClassDecorator {
  return Controller(resource === '' ? `api/${tool}` : `api/${tool}/${resource}`);
}
