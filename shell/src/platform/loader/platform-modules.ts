// The libraries that the shell shares, as a piece of work of their own at the start (main.tsx): what they do when they run comes
// before our own code. What remotes get of them is in shared-libraries.ts.
import 'effector';
import 'effector-react';
import 'i18next';
import 'react';
import 'react-dom';
import 'react-dom/client';
import 'react-i18next';
import 'react-router-dom';
import 'react/jsx-runtime';
import 'styled-components';
