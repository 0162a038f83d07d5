import { Outlet } from 'react-router';
import './blank-layout.css';

/** A screen of its own: sign-in and error pages. */
export function BlankLayout() {
  return (
    <main id="main" className="sh-blank" tabIndex={-1}>
      <Outlet />
    </main>
  );
}
