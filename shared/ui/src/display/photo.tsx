import { photoAt, photoSet } from '@lintel/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../icons/icon.tsx';
import { imageIcon } from '../icons/card-shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface PhotoProps {
  /** Absolute address; empty shows a plate instead. */
  src: string;
  /** What is to be seen; empty when text beside it is the same. */
  alt: string;
  /** Width by height; default 4 / 3. `fill` takes the size of the box around it. */
  ratio?: '4 / 3' | '3 / 2' | '16 / 9' | '1 / 1' | '2 / 1' | 'fill';
  /** How wide it will be on screen, as in HTML; decides which width is loaded. */
  sizes?: string;
  /** The largest picture of the first view: loaded at once and first. */
  priority?: boolean;
  /** Dominant colour, shown until the photo is there. */
  color?: string | undefined;
  /** `contain` for plans, which must not be cropped. */
  fit?: 'cover' | 'contain';
}

/** A photo that keeps its place while it loads and shows a quiet plate when there is none or it cannot be loaded. */
export function Photo({
  src,
  alt,
  ratio = '4 / 3',
  sizes = '100vw',
  priority,
  color,
  fit = 'cover',
}: PhotoProps) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState<string>();
  const [width, height] =
    ratio === 'fill' ? [640, 480] : (ratio.split(' / ').map(Number) as [number, number]);
  const missing = !src || failed === src;
  return (
    <Frame
      data-fit={fit}
      style={{ aspectRatio: ratio === 'fill' ? undefined : ratio, backgroundColor: color }}
      $fill={ratio === 'fill'}
    >
      {missing ? (
        <Plate role={alt ? 'img' : undefined} aria-label={alt ? `${alt}: ${t('media.noPhoto')}` : undefined}>
          <Icon shape={imageIcon} size={32} />
        </Plate>
      ) : (
        <img
          src={photoAt(src, 640)}
          srcSet={photoSet(src)}
          sizes={sizes}
          alt={alt}
          width={640}
          height={Math.round((640 * height) / width)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'sync' : 'async'}
          onError={() => setFailed(src)}
        />
      )}
    </Frame>
  );
}

const Frame = styled.span<{ $fill: boolean }>`
  display: block;
  position: relative;
  overflow: clip;
  inline-size: 100%;
  block-size: ${({ $fill }) => ($fill ? '100%' : 'auto')};
  background-color: ${tokens.color.surface.sunken};
  img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    filter: ${tokens.photoFilter};
  }
  &[data-fit='contain'] img {
    object-fit: contain;
  }
`;
const Plate = styled.span`
  display: grid;
  place-items: center;
  position: absolute;
  inset: 0;
  color: ${tokens.color.text.faint};
`;
