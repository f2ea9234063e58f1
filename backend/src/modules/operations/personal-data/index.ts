/** What the shop knows of a person: where it lies, and how it is forgotten. (ADRs 365, 366) */
export { exportCustomer, noteCustomer, readCustomer } from "./customer";
export { erasePerson } from "./erase-person";
export { forgetAccount } from "./forget-account";
export { forgetWords } from "./forget-words";
export { readPerson } from "./read-person";
export { removeImported } from "./undo-import";
