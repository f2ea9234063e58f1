export { TextPageEditor } from "./page-editor";
export { PagesPage } from "./pages-page";
