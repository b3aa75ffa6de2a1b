import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { ActionStates } from './action-states.tsx';
import { ChartStates } from './chart-states.tsx';
import { DataStates } from './data-states.tsx';
import { ChoiceStates } from './inputs/choice-states.tsx';
import { DisplayStates } from './display-states.tsx';
import { ElsewhereStates } from './elsewhere-states.tsx';
import { FeedbackStates } from './feedback-states.tsx';
import { FileStates } from './inputs/file-states.tsx';
import { FormStates } from './inputs/form-states.tsx';
import { FoundationStates } from './foundation-states.tsx';
import { InputStates } from './inputs/input-states.tsx';
import { MediaStates } from './media-states.tsx';
import { NavigationStates } from './navigation-states.tsx';
import { OverlayStates } from './overlay-states.tsx';
import { ValueStates } from './inputs/value-states.tsx';

type GallerySection = readonly [title: string, content: ReactNode];

const sections: readonly GallerySection[] = [
  ['Foundations', <FoundationStates key="foundations" />],
  ['Actions', <ActionStates key="actions" />],
  ['Display', <DisplayStates key="display" />],
  ['Data', <DataStates key="data" />],
  ['Charts', <ChartStates key="charts" />],
  ['Feedback', <FeedbackStates key="feedback" />],
  ['Inputs', <InputStates key="inputs" />],
  ['Choices', <ChoiceStates key="choices" />],
  ['Values', <ValueStates key="values" />],
  ['Files', <FileStates key="files" />],
  ['Form', <FormStates key="form" />],
  ['Media', <MediaStates key="media" />],
  ['Navigation', <NavigationStates key="navigation" />],
  ['Overlays', <OverlayStates key="overlays" />],
  ['Elsewhere', <ElsewhereStates key="elsewhere" />],
];

export interface GalleryProps {
  /** What the mounting page shows besides. */
  more?: readonly GallerySection[];
}

/** Every component in its states, for developers. The shell mounts it at `/design`; its words are English only. */
export function Gallery({ more = [] }: GalleryProps) {
  return (
    <Page lang="en">
      <h1>Design system</h1>
      <p>
        Every component of @lintel/ui in its states. Switch theme and language in the header to see them
        change.
      </p>
      {[...sections, ...more].map(([title, content]) => (
        <Section key={title} aria-label={title}>
          <h2>{title}</h2>
          {content}
        </Section>
      ))}
    </Page>
  );
}

const Page = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space.page} ${tokens.space[20]};
`;
const Section = styled.section`
  margin-block-start: ${tokens.space[10]};
  padding-block-start: ${tokens.space[6]};
  border-block-start: 1px solid ${tokens.color.border.hairline};
  > h2 {
    margin-block-end: ${tokens.space[5]};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;
