import { tokens } from '@lintel/ui';
import { css } from 'styled-components';

const FADE = tokens.space[8];

/** Words at the lower edge of a photo, on a scrim that is whole behind each line and fades out above the first one. */
export const photoCaption = css`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  padding: ${FADE} ${tokens.space[4]} ${tokens.space[3]};
  background: linear-gradient(to top, ${tokens.color.photo.scrim} calc(100% - ${FADE}), transparent);
  color: ${tokens.color.text.onPhoto};
`;
