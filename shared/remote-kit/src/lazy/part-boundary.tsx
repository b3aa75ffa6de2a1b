import type { ApiError } from '@lintel/api-contract';
import { Component, type ContextType, type ReactNode } from 'react';
import { ShellContext } from '../shell-context.ts';

interface Props {
  /** Shown in place of the broken part; `retry` renders the part again. Without it the part is left out. */
  fallback?: (retry: () => void, error: Pick<ApiError, 'kind'>) => ReactNode;
  /** Called when the part breaks. */
  onError?: () => void;
  children: ReactNode;
}

/** Keeps an error of a part of a page inside that part, and reports it to the operators. */
export class PartBoundary extends Component<Props, { hasFailed: boolean }> {
  static override contextType = ShellContext;
  declare context: ContextType<typeof ShellContext>;
  override state = { hasFailed: false };

  private readonly retry = (): void => this.setState({ hasFailed: false });

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.context?.report(error);
    this.props.onError?.();
    // What could not be fetched without a network is tried again with it.
    if (!navigator.onLine) addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.retry);
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.hasFailed
      ? fallback?.(this.retry, { kind: navigator.onLine ? 'invalid-reply' : 'offline' })
      : children;
  }
}
