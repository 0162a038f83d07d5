import type { ToolPaths } from '@jahrring/contracts-common';
import { requestJson, telemetry, useOptionalBoot } from '@jahrring/tool-kit';
import { bootValue } from '@jahrring/tool-kit/shell';
import { useEffect, type ComponentType } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';
import { rememberPath } from '../../startup/redirect';
import { ErrorPage } from './error.page';
import { leadsToTool } from './leads-to-tool';

/** Any path at all. */
const everything = ['*'];

/**
 * Returns the component for an address that is no page here. When signed out no tool's pages are known: the server
 * returns their paths, and if it does not respond, the sign-in comes first.
 */
export async function unknownAddress(): Promise<ComponentType> {
  const paths = bootValue.get() ? [] : await pathsOfTools();
  return () => <UnknownAddress paths={paths} />;
}

async function pathsOfTools(): Promise<readonly string[]> {
  try {
    return (await requestJson<ToolPaths>({ url: '/api/admin/tool-paths', onRefusal: 'pass' })).paths;
  } catch (error) {
    telemetry.error('error.paths', error);
    return everything;
  }
}

function UnknownAddress({ paths }: { paths: readonly string[] }) {
  const isOut = useOptionalBoot() === null;
  const { pathname } = useLocation();
  return isOut && leadsToTool(paths, pathname) ? <SignInFirst /> : <ErrorPage />;
}

/** To the sign-in, and back to this address after it. */
function SignInFirst() {
  const wanted = createPath(useLocation());
  const navigate = useNavigate();
  useEffect(() => {
    rememberPath(wanted);
    void navigate('/login', { replace: true });
  }, [wanted, navigate]);
  return null;
}
