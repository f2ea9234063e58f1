import { Module } from "@medusajs/framework/utils";
import NewsletterService, { NEWSLETTER_MODULE } from "./service";

export { askForNewsletter } from "./ask";
export { confirmNewsletter } from "./confirm";
export { countReaders, exportReaders } from "./export-readers";
export { forgetReaders } from "./forget-readers";
export { readPreference } from "./read-preference";
export { leaveNewsletter, unsubscribe } from "./unsubscribe";

/** Who asked for the newsletter, and the proof of it. */
export default Module(NEWSLETTER_MODULE, { service: NewsletterService });
