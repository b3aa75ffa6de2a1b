import { Component, type ReactNode } from 'react';

/** Leaves out a row that cannot be drawn, so that the others stay, and hands its error to whoever listens to the page. */
export class RowBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    globalThis.reportError?.(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
