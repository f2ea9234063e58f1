import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import SiteFileService from "./service";

export default ModuleProvider(Modules.FILE, { services: [SiteFileService] });
