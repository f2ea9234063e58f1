import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import MailProviderService from "./service";

/** Sends the notification channel "email": over SMTP, or into a folder. */
export default ModuleProvider(Modules.NOTIFICATION, { services: [MailProviderService] });
