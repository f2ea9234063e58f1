export { callJournal as callActivity } from "./calls";
export { JournalPage } from "./journal-page";
