import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { userIcon } from '../icons/frame-shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface AvatarProps {
  /** Whose it is. The picture is decoration: print the name beside it. */
  name: string;
  /** Address of the picture; initials stand in when it is empty or does not load. */
  src?: string | undefined;
  /** Edge in px; default 40. */
  size?: number;
}

/** First letters of the first and the last word; works for any script. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return picked
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
};

/** A round picture of a user, or the initials. */
export function Avatar({ name, src, size = 40 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Circle $size={size} aria-hidden>
      {src && failed !== src ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setFailed(src)} />
      ) : (
        initials(name) || <Icon shape={userIcon} size={Math.round(size * 0.6)} />
      )}
    </Circle>
  );
}

const Circle = styled.span<{ $size: number }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  block-size: ${({ $size }) => $size}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${tokens.color.action.tint};
  color: ${tokens.color.action.onTint};
  font: ${tokens.font.smallStrong};
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
