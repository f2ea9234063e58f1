/** Stands in a page where its version goes, which is known once everything has been read (server/page-cache/cached-page.ts). */
export const VERSION_PLACE = "{page-version}";

/** Stands where the moment goes from which a page holds no more, in ms (lib/page-reads.ts). */
export const UNTIL_PLACE = "{page-until}";
