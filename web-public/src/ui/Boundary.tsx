import { Component, type ReactNode } from 'react';
import { partTexts } from '../content/texts';

type State = { failed: boolean };

/** Around each island: what breaks inside leaves the rest of the page as it is, and says so with a button. */
export class Boundary extends Component<{ children: ReactNode; fallback?: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      this.props.fallback ?? (
        <PartNotice text={partTexts.broken} onRetry={() => this.setState({ failed: false })} />
      )
    );
  }
}

export function PartNotice({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div role="alert" className="part-notice">
      <p>{text}</p>
      <button type="button" className="btn" onClick={onRetry}>
        {partTexts.retry}
      </button>
    </div>
  );
}
