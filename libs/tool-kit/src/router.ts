/** The router's names a tool may use; the routes themselves come from its descriptor. */
export { Navigate, useLocation, useNavigate, useParams } from 'react-router';
export type { To } from 'react-router';
export { Link, type LinkProps } from './link';
export { useSearchParams } from './use-search-params';
