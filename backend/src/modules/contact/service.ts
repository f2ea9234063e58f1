import { MedusaService } from "@medusajs/framework/utils";
import { ContactMessage } from "./models/contact-message";

/** Keeps what visitors write to the shop. */
export default class ContactModuleService extends MedusaService({ ContactMessage }) {}
