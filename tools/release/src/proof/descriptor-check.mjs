import { ClearError } from '../../../start/src/setup/clear-error.mjs';
import { runTypeScript } from '../contract/typescript-hooks.mjs';

/** The descriptor holds the contract's schema, names an icon and a permission key the right way, and lies where it says. */
export async function checkDescriptor(descriptor) {
  runTypeScript();
  const { releaseDescriptor } = await import('@jahrring/contracts-admin');
  const parsed = releaseDescriptor.safeParse(descriptor);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ClearError(`descriptor.json: ${issue.path.join('.')}: ${issue.message}.`);
  }
  const { routes, extensions, navigation, build } = descriptor;
  const titles = new Set(routes.map(({ path }) => path));
  const dead = navigation.find(({ path }) => !titles.has(path));
  if (dead)
    throw new ClearError(`descriptor.json: the menu leads to ${dead.path}, which is no route of the tool.`);
  const missing = [...routes, ...extensions].find(({ expose }) => build.exposes[expose] === undefined);
  if (missing) throw new ClearError(`descriptor.json: ${missing.expose} is not in the build.`);
  return `${routes.length} routes, ${extensions.length} extensions, ${build.files.length} files`;
}
