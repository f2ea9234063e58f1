export { JOURNAL_PAGE, JournalPage } from "./journal-page";
