// Matchers such as toBeInTheDocument, for every package with browser tests.
import '@testing-library/jest-dom';
