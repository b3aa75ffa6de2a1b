import { lazyPage } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** As high as the composer, so that nothing moves when it comes. */
export const ComposerRoom = styled.div`
  block-size: calc(${tokens.size.touch} + ${tokens.space[2]} + ${tokens.space[3]} + 1px);
`;

/** Where messages are written, in a chunk of its own: the messages are drawn without it. */
export const LazyComposer = lazyPage(
  () => import(/* webpackChunkName: "chat-composer" */ './composer.tsx'),
  <ComposerRoom />,
);
