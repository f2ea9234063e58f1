import { MedusaService } from "@medusajs/framework/utils";
import { ContactMessage } from "./models/contact-message";

/** Stores the messages of the contact form. */
export default class ContactModuleService extends MedusaService({ ContactMessage }) {}
