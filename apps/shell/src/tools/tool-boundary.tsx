import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ToolBoundaryProps {
  /** Told once of what was thrown. */
  onError: (error: unknown, componentStack: string) => void;
  /** Returns the replacement content; `reset` renders the children anew. */
  fallback: (reset: () => void) => ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps what throws while it is drawn in its own place. */
export class ToolBoundary extends Component<ToolBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError(error, info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
