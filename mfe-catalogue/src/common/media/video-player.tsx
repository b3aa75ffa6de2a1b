import { Button, expandIcon, Photo, TextLink, tokens } from '@lintel/ui';
import { useState } from 'react';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { videoOf } from './video.ts';

interface Props {
  /** As the owner wrote it. */
  link: string;
  /** Of the listing. */
  title: string;
  /** Picture of the listing, shown until somebody presses play. */
  poster: string;
}

/** A video that loads nothing from anywhere before somebody asks for it. */
export function VideoPlayer({ link, title, poster }: Props) {
  const { t } = useLaterTexts();
  const [playing, setPlaying] = useState(false);
  const video = videoOf(link, window.location.origin);
  if (!video) return null;
  if (video.kind === 'link') {
    return (
      <p>
        <TextLink to={video.src} reloadDocument rel="noopener nofollow" target="_blank">
          {t('property.video')}
        </TextLink>
      </p>
    );
  }
  const name = t('property.videoOf', { title });
  return (
    <Stage>
      {!playing && (
        <>
          <Photo src={poster} alt="" ratio="fill" />
          <Press>
            <Button icon={expandIcon} onClick={() => setPlaying(true)}>
              {t('property.video')}
            </Button>
            {video.kind === 'youtube' && <small>{t('property.videoFrom')}</small>}
          </Press>
        </>
      )}
      {playing && video.kind === 'youtube' && (
        <iframe
          src={video.src}
          title={name}
          // Another origin, so its own rights give it none over this page; the player needs them.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {playing && video.kind === 'file' && (
        // Owners upload no captions; what is said stands in the description.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video src={video.src} controls autoPlay aria-label={name} />
      )}
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: ${tokens.radius.card};
  overflow: clip;
  iframe,
  video {
    inline-size: 100%;
    block-size: 100%;
    border: 0;
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
