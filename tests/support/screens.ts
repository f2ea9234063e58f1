/** The two screens that every page is designed for. */
export const SCREENS = { mobile: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;
export type Size = keyof typeof SCREENS;
