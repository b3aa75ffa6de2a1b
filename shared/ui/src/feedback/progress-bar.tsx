import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

/** The loading bar at the top of the page. Shows itself after 120 ms, so that quick changes of page do not flicker. */
export function ProgressBar({ active }: { /** Something is on its way. */ active: boolean }) {
  const { t } = useTranslation();
  return active ? <Bar role="progressbar" aria-label={t('state.pageLoading')} /> : null;
}

const appear = keyframes`from { visibility: hidden; } to { visibility: visible; }`;
/** Slower and slower towards the end, which it never reaches: the duration is unknown. */
const creep = keyframes`from { transform: scaleX(0); } 30% { transform: scaleX(0.6); } to { transform: scaleX(0.96); }`;

const Bar = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: ${tokens.layer.progress};
  block-size: 3px;
  background: ${tokens.color.action.default};
  transform-origin: left;
  animation:
    ${appear} 120ms step-end both,
    ${creep} 8s cubic-bezier(0.1, 0.6, 0.2, 1) 120ms both;
  [dir='rtl'] & {
    transform-origin: right;
  }
`;
