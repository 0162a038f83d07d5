/** The router's names a tool may use; the routes themselves come from its descriptor. */
export { Link, Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
export type { LinkProps, To } from 'react-router';
