export { addToList, changeList, createList, deleteList, saveForCompany } from "./change-lists";
export { importPastOrders } from "./import-past-orders";
export { forgetLists, listsOf } from "./personal-lists";
export { readList, readLists } from "./read-lists";
export { sendListReminders } from "./send-reminders";
