import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A failure is forgotten when this changes, e.g. the address. */
  resetKey?: string;
  onError(error: unknown): void;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Keeps an error of one remote inside its area; what to show instead is the parent's decision. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
