/** Query key of the pages of text. */
export const PAGES_KEY = ["admin", "pages"];
