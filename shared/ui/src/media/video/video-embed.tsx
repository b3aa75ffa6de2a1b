import { Banner } from '../../feedback/banner.tsx';
import { Button } from '../../actions/button.tsx';
import { Photo } from '../../display/photo.tsx';
import { playIcon } from '../../icons/more-shapes.ts';
import { TextLink } from '../../actions/link.tsx';
import { tokens } from '../../tokens/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import { useMediaTexts } from '../media-texts.ts';
import styled from 'styled-components';
import { videoOf, type Video } from './video.ts';

export interface VideoEmbedProps {
  /** As the owner wrote it. */
  link: string;
  /** Of the listing. */
  title: string;
  /** Picture of the listing, shown until the user presses play. */
  poster: string;
}

/** A video that loads nothing from anywhere before the user asks for it. */
export function VideoEmbed({ link, title, poster }: VideoEmbedProps) {
  const { t } = useMediaTexts();
  const [state, setState] = useState<'waiting' | 'playing' | 'failed'>('waiting');
  const video = videoOf(link, window.location.origin);
  if (!video) return null;
  if (video.kind === 'link') {
    return (
      <p>
        <TextLink to={video.src} reloadDocument rel="noopener nofollow" target="_blank">
          {t('media.video.play')}
        </TextLink>
      </p>
    );
  }
  if (state === 'playing')
    return (
      <Stage>
        <Playing video={video} name={t('media.video.of', { title })} onFailure={() => setState('failed')} />
      </Stage>
    );
  return (
    <>
      {state === 'failed' && (
        <Banner tone="warning" urgent>
          {t('media.video.failed')}
        </Banner>
      )}
      <Stage>
        <Photo src={poster} alt="" ratio="fill" />
        <Press>
          <Button size="large" icon={playIcon} onClick={() => setState('playing')}>
            {t(state === 'failed' ? 'media.video.again' : 'media.video.play')}
          </Button>
          {video.kind === 'youtube' && <small>{t('media.video.from')}</small>}
        </Press>
      </Stage>
    </>
  );
}

interface PlayingProps {
  video: Video;
  name: string;
  onFailure(): void;
}

/** Takes the focus of the button that it replaces, so that the next key is one of the player's. */
function Playing({ video, name, onFailure }: PlayingProps) {
  const player = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => player.current?.focus({ preventScroll: true }), []);
  if (video.kind === 'file')
    return (
      // Owners upload no captions; the description repeats their content.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        ref={player}
        src={video.src}
        controls
        autoPlay
        playsInline
        aria-label={name}
        onError={onFailure}
      />
    );
  return (
    <iframe
      ref={player}
      src={video.src}
      title={name}
      // Another origin, so its own rights give it none over this page; the player needs them.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Stage = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  overflow: clip;
  background: ${tokens.color.surface.sunken};
  iframe,
  video {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
  }
  * + & {
    margin-block-start: ${tokens.space[3]};
  }
`;
const Press = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[2]};
  background: ${tokens.color.photo.scrim};
  color: ${tokens.color.text.onPhoto};
  font: ${tokens.font.small};
  text-align: center;
`;
