export { ListPage } from "./list-page";
export { ListsPage } from "./lists-page";
