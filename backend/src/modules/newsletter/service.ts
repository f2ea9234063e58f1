export const NEWSLETTER_MODULE = "newsletter";

/** Subscriptions are stored by functions over a connection; Medusa requires a service of each module. */
export default class NewsletterService {}
