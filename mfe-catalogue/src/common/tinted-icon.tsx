import { useReadable, useShell } from '@lintel/remote-kit';
import styled from 'styled-components';

interface Props {
  /** Address of a drawing from the back end; nothing is drawn for an empty one. */
  src: string;
  /** Edge in px. */
  size: number;
}

/**
 * An icon of a category, fact or facility. These are pictures of the administrator; where the setting `svg_clr` marks
 * them as one-coloured, they take the colour of the text around them and so can be seen in the dark theme too.
 */
export function TintedIcon({ src, size }: Props) {
  const tinted = useReadable(useShell().settings)?.svg_clr === '1';
  if (!src) return null;
  return tinted ? (
    <Stencil
      aria-hidden
      style={{ inlineSize: size, blockSize: size, maskImage: `url(${JSON.stringify(src)})` }}
    />
  ) : (
    <img src={src} alt="" width={size} height={size} loading="lazy" />
  );
}

const Stencil = styled.span`
  flex: none;
  display: inline-block;
  background: currentColor;
  mask: center / contain no-repeat;
`;
