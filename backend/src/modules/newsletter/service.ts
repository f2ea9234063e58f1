export const NEWSLETTER_MODULE = "newsletter";

/** Readers are kept by functions over a connection; Medusa wants a service of each module. */
export default class NewsletterService {}
