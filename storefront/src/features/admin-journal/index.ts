export { callJournal } from "./calls";
export { JournalPage } from "./journal-page";
