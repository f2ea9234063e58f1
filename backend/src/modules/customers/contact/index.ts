import { Module } from "@medusajs/framework/utils";
import ContactModuleService from "./service";

export { countWaitingMessages, listMessages, markMessage } from "./administer";
export type { default as ContactModuleService } from "./service";
export { storeMessage } from "./store-message";

export const CONTACT_MODULE = "contact";

export default Module(CONTACT_MODULE, { service: ContactModuleService });
