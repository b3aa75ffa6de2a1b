import { checkIcon, Dialog, Icon, tokens } from '@lintel/ui';
import styled from 'styled-components';
import type { CardTool } from './card-tools.tsx';

interface Props {
  /** Of the home. */
  title: string;
  tools: readonly CardTool[];
  onClose(): void;
}

/** What can be done with a home, as a sheet for fingers. */
export default function CardMenu({ title, tools, onClose }: Props) {
  return (
    <Dialog title={title} kind="sheet" onClose={onClose}>
      <Lines role="list">
        {tools.map(({ key, shape, label, tip, pressed, opensDialog, onPress }) => (
          <li key={key}>
            <button
              type="button"
              aria-label={label}
              aria-pressed={pressed}
              aria-haspopup={opensDialog ? 'dialog' : undefined}
              onClick={() => {
                onClose();
                onPress();
              }}
            >
              <Icon shape={shape} size={22} />
              {tip}
              {pressed && <Icon shape={checkIcon} size={20} />}
            </button>
          </li>
        ))}
      </Lines>
    </Dialog>
  );
}

const Lines = styled.ul`
  button {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    inline-size: 100%;
    min-block-size: 52px;
    padding: 0 ${tokens.space[2]};
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: ${tokens.font.body};
    text-align: start;
    cursor: pointer;
  }
  button > svg:last-child:not(:first-child) {
    margin-inline-start: auto;
    color: ${tokens.color.action.default};
  }
`;
