import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';

export interface RevealTogetherProps {
  /** The box whose content is awaited, for `useArrived`. */
  ref?: Ref<HTMLDivElement>;
  /** Once true it stays so: what is hidden again loses the focus. */
  isShown: boolean;
  /** Stands there until then. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Parts of several remotes, drawn in one moment: none moves another one when it comes. Until then they are hidden. */
export function RevealTogether({ ref, isShown, placeholder, children }: RevealTogetherProps) {
  return (
    <Place $isShown={isShown}>
      {!isShown && <Placeholder>{placeholder}</Placeholder>}
      <div ref={ref}>{children}</div>
    </Place>
  );
}

const Place = styled.div<{ $isShown: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
  > * {
    grid-area: 1 / 1;
  }
`;
const Placeholder = styled.div`
  visibility: visible;
`;
