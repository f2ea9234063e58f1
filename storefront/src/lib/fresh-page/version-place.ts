/** Stands in a page where its version goes, which is known once everything has been read (server/page-cache/cached-page.ts). */
export const VERSION_PLACE = "{page-version}";
