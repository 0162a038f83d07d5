import { telemetry } from '@jahrring/tool-kit';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ToolFailure } from './tool-failure';

export interface ToolBoundaryProps {
  toolId: string;
  name: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
}

/** Keeps a tool that throws while rendering in its own place. */
export class ToolBoundary extends Component<ToolBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    telemetry.error('tool.render', error, { id: this.props.toolId, stack: info.componentStack ?? '' });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ToolFailure name={this.props.name} onRetry={() => this.setState({ failed: false })} />;
  }
}
