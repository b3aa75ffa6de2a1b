import type { HomeSection } from '@lintel/api-contract';
import { usePicture } from '@lintel/remote-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsPhone } from '#common/layout/use-is-phone.ts';
import { HeroSearch } from './hero-search.tsx';
import { Lead, Stage, Words } from './hero.styles.ts';

/** Of the build, not of the data: the largest picture of the page must not wait for a call. 2560 × 1280, and 720 × 744 for phones. */
const widePhoto = new URL('./hero-wide.avif', import.meta.url);
/** Where the document has fetched the small one (`image` of the manifest); in px, unlike layouts: it is about the window alone. */
const NARROW = '(max-width: 599.98px)';
const smallPhoto = new URL('./hero-small.avif', import.meta.url);
/** For browsers without AVIF, as wide as the first. */
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
