export { askForNewsletter } from "./ask";
export { confirmNewsletter } from "./confirm";
export { countReaders, exportReaders } from "./export-readers";
export { forgetReaders } from "./forget-readers";
export { readPreference } from "./read-preference";
export { leaveNewsletter, unsubscribe } from "./unsubscribe";
