import {
  alertIcon,
  Button,
  checkIcon,
  closeIcon,
  Icon,
  IconButton,
  infoIcon,
  media,
  toastStyles,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  toast,
  ToastContainer,
  type ToastContentProps,
  type ToastTransitionProps,
  type TypeOptions,
} from 'react-toastify/unstyled';
import styled, { createGlobalStyle } from 'styled-components';
import { $waiting, noticesShown, type NumberedNotice } from './notices.model.ts';
import { useDismissal } from './use-dismissal.ts';

/** How long a notice stays (docs/spec/client.md#toasts). */
const STAYS_MS = 5000;

const shapes = { success: checkIcon, info: infoIcon, warning: alertIcon, danger: alertIcon };
const types: Record<NumberedNotice['tone'], TypeOptions> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  danger: 'error',
};

/**
 * The toasts. The library keeps them in order; when they go is decided here, because its own clock is a CSS animation of
 * a style sheet that our policy for styles does not let in.
 */
export default function Toaster() {
  const { t } = useTranslation('shell');
  const { waiting, shown } = useUnit({ waiting: $waiting, shown: noticesShown });
  useEffect(() => {
    for (const notice of waiting) {
      toast(content, { data: notice, type: types[notice.tone], toastId: notice.number, role: 'group' });
    }
    const last = waiting.at(-1);
    if (last) shown(last.number);
  }, [waiting, shown]);
  return (
    <>
      <ToastStyle />
      <ToastContainer
        aria-label={t('notices.label')}
        position="top-right"
        autoClose={false}
        transition={AtOnce}
        closeButton={false}
        closeOnClick={false}
        icon={false}
        draggable={false}
        newestOnTop
      />
    </>
  );
}

/** Comes and goes without waiting for an animation of the library. */
function AtOnce({ isIn, done, children }: ToastTransitionProps) {
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

/** The library calls this as a function, outside of a component's render; hooks need a component. */
const content = (props: ToastContentProps<NumberedNotice>) => <Content {...props} />;

function Content({ data, closeToast }: ToastContentProps<NumberedNotice>) {
  const { t } = useTranslation();
  // The library makes a new function with each render; the clock must not start over with it.
  const close = useRef(closeToast);
  useEffect(() => {
    close.current = closeToast;
  });
  const [dismiss] = useState(() => () => close.current());
  const keepsOpen = useDismissal(dismiss, STAYS_MS);
  return (
    <Line {...keepsOpen}>
      <Icon shape={shapes[data.tone]} size={20} />
      <Message>
        <Words dir="auto">{data.text}</Words>
        {data.action && (
          <Button
            size="small"
            tone="quiet"
            onClick={() => {
              dismiss();
              data.action?.run();
            }}
          >
            {data.action.label}
          </Button>
        )}
      </Message>
      <IconButton shape={closeIcon} label={t('actions.close')} onClick={dismiss} />
    </Line>
  );
}

const ToastStyle = createGlobalStyle`
  ${toastStyles}
  .Toastify__toast {
    padding-block: ${tokens.space[1]};
    padding-inline: ${tokens.space[4]} ${tokens.space[1]};
    animation: lintel-toast ${tokens.motion.enter};
  }
  @keyframes lintel-toast {
    from {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
  ${media.calm} {
    .Toastify__toast {
      animation: none;
    }
  }
`;
const Line = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${tokens.space[3]};
  min-inline-size: 0;
`;
/** An action that leaves no room for the words goes below them. */
const Message = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space[3]};
  min-inline-size: 0;
`;
const Words = styled.span`
  flex: 1 1 16ch;
  min-inline-size: 0;
`;
