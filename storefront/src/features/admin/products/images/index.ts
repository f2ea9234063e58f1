export { LibraryDialog } from "./library-dialog";
export { LibraryPage } from "./library-page";
