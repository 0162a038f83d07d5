import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
} from 'react';

export interface UiLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  children?: ReactNode;
}

function PlainLink({ to, children, ...rest }: UiLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export type NavigateFunction = (to: string) => void;

interface LinkSeam {
  Link: ComponentType<UiLinkProps>;
  navigate: NavigateFunction;
}

const LinkContext = createContext<LinkSeam>({
  Link: PlainLink,
  navigate: (to) => globalThis.location.assign(to),
});

export interface LinkProviderProps {
  /** The router's link (`to` prop). */
  link: ComponentType<UiLinkProps>;
  navigate: NavigateFunction;
  children: ReactNode;
}

/** Lets the library's links go through the shell's router without knowing it. */
export function LinkProvider({ link, navigate, children }: LinkProviderProps) {
  return <LinkContext value={{ Link: link, navigate }}>{children}</LinkContext>;
}

/** A link inside the application. */
export function UiLink(props: UiLinkProps) {
  const { Link } = useContext(LinkContext);
  return <Link {...props} />;
}

/** The shell's navigate function. */
export function useUiNavigate(): NavigateFunction {
  return useContext(LinkContext).navigate;
}
