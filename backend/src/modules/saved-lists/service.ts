export const SAVED_LIST_MODULE = "savedLists";

/** Lists are stored by functions over a connection; Medusa requires a service of each module. */
export default class SavedListService {}
