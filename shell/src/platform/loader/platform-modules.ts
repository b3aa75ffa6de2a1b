// The shell is the only provider of these libraries; a key of the share scope exists only when the shell itself imports it.
// The list is `sharedLibraries` of @lintel/build; a test compares the two.
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
