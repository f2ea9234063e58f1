import { Module } from "@medusajs/framework/utils";
import SavedListService, { SAVED_LIST_MODULE } from "./service";

export { addToList, changeList, createList, deleteList, keepForCompany } from "./change-lists";
export { importPastOrders } from "./import-past-orders";
export { forgetLists, listsOf } from "./personal-lists";
export { readList, readLists } from "./read-lists";
export { sendListReminders } from "./send-reminders";

/** Lists of products that an account orders again from. */
export default Module(SAVED_LIST_MODULE, { service: SavedListService });
