import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** A failure is forgotten when this changes, e.g. the address. */
  resetKey?: string;
  /** What stands there instead; `retry` draws the children again. */
  fallback(retry: () => void): ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string | undefined;
}

/** Keeps an error of one part of the frame inside that part. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children;
  }
}
