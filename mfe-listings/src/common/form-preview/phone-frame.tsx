import { tokens } from '@lintel/ui';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { mirrorStyles } from './mirror-styles.ts';

/** What it holds in a window of a phone's width: rules for narrow screens count there, whatever the page around it is like. */
export function PhoneFrame({ title, children }: { title: string; children: ReactNode }) {
  const [inside, setInside] = useState<Document | null>(null);
  const take = useCallback(
    (frame: HTMLIFrameElement | null) => setInside(frame?.contentDocument ?? null),
    [],
  );
  useEffect(() => (inside ? mirrorStyles(document, inside) : undefined), [inside]);
  return (
    // Firefox replaces the empty document once it is loaded.
    <Window ref={take} title={title} tabIndex={0} onLoad={({ currentTarget }) => take(currentTarget)}>
      {inside && createPortal(children, inside.body)}
    </Window>
  );
}

const Window = styled.iframe`
  display: block;
  inline-size: 360px;
  max-inline-size: 100%;
  block-size: 640px;
  margin-inline: auto;
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
`;
