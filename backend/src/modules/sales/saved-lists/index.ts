export { addToList, changeList, createList, deleteList, saveForCompany } from "./change-lists";
export { PAST_ORDERS } from "./import-past-orders";
export { forgetLists, listsOf } from "./personal-lists";
export { readList, readLists } from "./read-lists";
export { sendListReminders } from "./send-reminders";
