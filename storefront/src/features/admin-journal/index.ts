export { JournalPage } from "./journal-page";
export { JOURNAL_PAGE } from "./read-journal";
