import { Button } from '../actions/button.tsx';
import { ButtonLink, TextLink } from '../actions/link.tsx';
import { Banner } from '../feedback/banner.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { LoadingBlocks } from '../feedback/loading-blocks.tsx';
import { SaveNote } from '../feedback/save-note.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { heartIcon } from '../icons/shapes.ts';
import { Columns, Example, Examples } from './layout.tsx';

const tones = ['info', 'success', 'warning', 'danger'] as const;

/** Loading, empty, failed, and messages. */
export function FeedbackStates() {
  return (
    <Examples>
      <Example wide name="Banner: tones, with an action">
        <Examples>
          {tones.map((tone) => (
            <Banner key={tone} tone={tone} title={`A ${tone} message`}>
              What happened, and the next step.
            </Banner>
          ))}
          <Banner
            tone="warning"
            title="Your verification is pending"
            action={<Button size="small">See details</Button>}
          />
          <Banner
            title="You need a package with: Project details"
            action={
              <ButtonLink to="/design" size="small">
                See packages
              </ButtonLink>
            }
          >
            Or go back to <TextLink to="/design">the page</TextLink>.
          </Banner>
        </Examples>
      </Example>
      <Columns>
        <Example name="EmptyState">
          <EmptyState icon={heartIcon} title="Nothing saved yet" action={<Button>Find homes</Button>}>
            Tap the heart on any home to save it.
          </EmptyState>
        </Example>
        <Example name="ErrorState: offline">
          <ErrorState error={{ kind: 'offline' }} onRetry={() => {}} />
        </Example>
        <Example name="ErrorState: refused, without retry">
          <ErrorState error={{ kind: 'rejected', key: 'premiumRequired' }} />
        </Example>
      </Columns>
      <Example name="SaveNote: not yet, saving, saved, failed">
        <SaveNote state="unsaved" savedAt={null} />
        <SaveNote state="saving" savedAt={null} />
        <SaveNote state="saved" savedAt={new Date(2026, 4, 12, 12, 4).getTime()} />
        <SaveNote state="failed" savedAt={null} />
      </Example>
      <Example name="Spinner">
        <Spinner />
        <Spinner size={32} label="Loading" />
      </Example>
      <Example wide name="LoadingBlocks: rows of a list">
        <LoadingBlocks height="64px" count={3} />
      </Example>
      <Example wide name="Skeleton: box, lines, circle">
        <Columns>
          <Skeleton ratio="4 / 3" shape="box" />
          <div>
            <Skeleton width="60%" height="24px" />
            <br />
            <Skeleton />
            <br />
            <Skeleton width="48px" height="48px" shape="circle" />
          </div>
        </Columns>
      </Example>
    </Examples>
  );
}
