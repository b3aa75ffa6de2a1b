import type { HomeSection } from '@lintel/api-contract';
import { usePicture } from '@lintel/remote-kit';
import { media, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useIsPhone } from '#common/layout/use-is-phone.ts';
import { HeroSearch } from './hero-search.tsx';

/** Of the build, not of the data: the largest picture of the page must not wait for a call. 2560 × 1280, and 720 × 744 for phones. */
const widePhoto = new URL('./hero-wide.avif', import.meta.url);
/** Where the document has fetched the small one (`image` of the manifest); in px, unlike layouts: it is about the window alone. */
const NARROW = '(max-width: 599.98px)';
const smallPhoto = new URL('./hero-small.avif', import.meta.url);
/** For browsers without AVIF. */
const readablePhoto = new URL('./hero.webp', import.meta.url);

/** A photo with the search over it: the first thing that a visitor sees. */
export function Hero({
  sections,
}: {
  /** Fill the choices of the search as soon as they are there. */ sections: readonly HomeSection[];
}) {
  const { t } = useTranslation('mfe-catalogue');
  const isPhone = useIsPhone(NARROW);
  const [isReadable, setIsReadable] = useState(true);
  const address = usePicture(isReadable ? (isPhone ? smallPhoto : widePhoto) : readablePhoto);
  return (
    <Stage>
      {address && <img src={address} alt="" decoding="sync" onError={() => setIsReadable(false)} />}
      <Words>
        <Lead>
          <h1>{t('home.title')}</h1>
          <p>{t('home.lead')}</p>
        </Lead>
        <HeroSearch sections={sections} />
      </Words>
    </Stage>
  );
}

const Stage = styled.section`
  position: relative;
  display: grid;
  align-items: end;
  min-block-size: ${tokens.size.firstPicture};
  padding-block: ${tokens.space[10]};
  background: ${tokens.color.surface.sunken};
  isolation: isolate;
  /* The soft edges of what dims the picture end with the window. */
  overflow-x: clip;
  /* The suggestions of the search reach over the sections below. */
  z-index: ${tokens.layer.raised};
  img {
    position: absolute;
    inset: 0;
    z-index: -2;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 62%;
    filter: ${tokens.photoFilter};
  }
  /* The calm side of the picture lies behind the words. */
  [dir='rtl'] & img {
    scale: -1 1;
  }
`;
const Words = styled.div`
  /* Its fields stand side by side where there is room for their words, however large these are. */
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding-inline: ${tokens.space.page};
  color: ${tokens.color.text.onPhoto};
`;
/** The picture is dimmed behind these words alone, with soft edges: the house and the sky stay as bright as they are. */
const Lead = styled.div`
  position: relative;
  inline-size: fit-content;
  margin-block-end: ${tokens.space[5]};
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${tokens.space[10]}) calc(-1 * ${tokens.space[14]});
    z-index: -1;
    border-radius: ${tokens.space[10]};
    background: ${tokens.color.photo.scrim};
    filter: blur(24px);
  }
  h1 {
    max-inline-size: 18ch;
    font: ${tokens.font.display};
    text-shadow: 0 1px 12px ${tokens.color.photo.scrim};
  }
  p {
    margin-block-start: ${tokens.space[2]};
    max-inline-size: 60ch;
    text-wrap: balance;
    text-shadow: 0 1px 8px ${tokens.color.photo.scrim};
  }
  ${media.desktop} {
    h1 {
      max-inline-size: none;
    }
  }
`;
