import type { RequestContext } from '../../context/request-context';

/** A repository whose records belong to the installation: every method works there, whichever licence its caller is in. */
export function ofInstallation<T extends object>(repository: T): T {
  return new Proxy(repository, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (ctx: RequestContext, ...rest: unknown[]): unknown =>
        Reflect.apply(member, target, [ctx.inInstallation(), ...rest]);
    },
  });
}
