export const CONTENT_MODULE = "content";

/** What the merchant writes is stored by functions over a connection; Medusa requires a service of each module. */
export default class ContentService {}
