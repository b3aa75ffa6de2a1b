// Stub for what asks a deploy server for a smaller copy of a shared library; the shell's copies are the only ones.
export const getSharedFallbackGetter = undefined;
