import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { closeIcon } from '../icons/more-shapes.ts';
import { tokens } from '../tokens/tokens.ts';

export interface DialogHeadProps {
  /** Of the heading, which names the dialog. */
  id: string;
  title: string;
  onClose(): void;
}

/** The line at the top of a dialog: its name, and the button that closes it. */
export function DialogHead({ id, title, onClose }: DialogHeadProps) {
  const { t } = useTranslation();
  return (
    <Head>
      <h2 id={id}>{title}</h2>
      <IconButton shape={closeIcon} label={t('actions.close')} onClick={onClose} />
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[2]} ${tokens.space[5]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  /* The photos have the room; their name takes one line. */
  [data-kind='full'] & {
    padding-block: ${tokens.space[1]};
    border: 0;
    h2 {
      overflow: hidden;
      font: ${tokens.font.bodyStrong};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;
